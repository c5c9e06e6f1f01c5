-- Why: the list of what somebody did at the desk also shows their sign-ins, of which only the outcome knows who it was
-- (0018_staff.sql); without an index the page of one person would read every outcome there is.

create index audit_outcomes_by_staff on audit_outcomes (staff_id, audit_id);
