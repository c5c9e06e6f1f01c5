-- Why: the reconciliation reads the books and the payments of some days. Without these it would read those of all years
-- to find them. Transactions are written in the order of their time, so a summary of every few pages is enough.

create index ledger_transactions_by_time on ledger_transactions using brin (made_at) with (pages_per_range = 32);

create index payments_settled on payments (settled_at) where state = 'Success';
