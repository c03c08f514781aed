CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
-- Lower case, and each character of a script that is written without spaces stands alone, so that
-- trigrams exist for one- and two-character words of Chinese, Japanese and Korean too.
CREATE FUNCTION searchable_text(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN lower(regexp_replace(value, '([぀-ヿ㐀-鿿가-힯豈-﫿])', ' \1 ', 'g'));--> statement-breakpoint
-- array_to_string is not immutable in general; of a list of texts it is.
CREATE FUNCTION searchable_list(entries text[]) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT array_to_string(entries, ' ') $$;
