-- The database of a shop and its two logins, once, on the primary of a new cluster (docs/recipes/run-a-cluster.md):
-- psql --set owner_password=… --set server_password=… --file logins.sql "host=127.0.0.1 port=5000 user=postgres"
create role owner login password :'owner_password';
create role server login password :'server_password';
create database pandrop owner owner;
