-- Why: the page of an item leads to what was done with it. Without an index that would read every change of every call.

create index audit_changes_by_row on audit_changes (table_name, row_id, audit_id);
