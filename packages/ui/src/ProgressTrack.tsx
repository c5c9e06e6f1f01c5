import { classNames } from './classNames.ts'

interface ProgressTrackProps {
  /** what is under way: "Your picture is being sent" */
  label: string
  /** nothing is under way; the track keeps its room, so that nothing moves when it begins */
  idle?: boolean
  className?: string
}

/** The wear rail's track, unsegmented, while something of unknown length goes on. */
export const ProgressTrack = ({ label, idle = false, className }: ProgressTrackProps) => (
  <div className={classNames('h-1', className)}>
    {!idle && (
      <div role="progressbar" aria-label={label} className="h-1 overflow-hidden rounded-full bg-ink-3">
        <div className="track-runner" />
      </div>
    )}
  </div>
)
