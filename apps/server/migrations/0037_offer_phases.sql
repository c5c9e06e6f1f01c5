-- The phases of a Doppler share one name on Steam's market and cost many times one another. An offer is named with its
-- phase from now on, so that a customer can check what they sell; those that stand get theirs.
update offers set title = skin.market_name || ' (' || skin.phase || ')'
from skins skin
where skin.id = offers.skin_id and skin.phase <> '' and offers.title = skin.market_name;
