UPDATE "petition_cases" SET "file" = jsonb_set("file", '{exhibits}', (
	SELECT jsonb_agg(CASE WHEN "exhibit"->>'id' = 'eta' THEN jsonb_set("exhibit", '{proves}', '["Filing"]') ELSE "exhibit" END ORDER BY "place")
	FROM jsonb_array_elements("file"->'exhibits') WITH ORDINALITY AS "listed"("exhibit", "place")
)) WHERE "file"->'exhibits' @> '[{"id": "eta", "proves": ["Identity"]}]';
