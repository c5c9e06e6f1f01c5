-- Why: the receipts of a month are handed out in one file; they are found by their moment instead of by reading a year.
create index receipts_by_issue on receipts (issued_at);
