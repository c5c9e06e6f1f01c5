-- Why: skins and price lists correct what is there. Taking such an import back puts what it changed as it was, so each
-- row keeps that.

alter table import_rows add column before jsonb;
