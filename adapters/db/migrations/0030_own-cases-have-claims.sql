UPDATE "own_cases" SET "own" = "own" || jsonb_build_object(
  'filingDay', '',
  'claims', '[]'::jsonb,
  'exhibits', coalesce((
    SELECT jsonb_agg(jsonb_build_object(
      'id', 'e' || row_number,
      'title', exhibit->'title',
      'proves', jsonb_build_array(exhibit->'proves'),
      'date', exhibit->'date',
      'state', CASE exhibit->>'status' WHEN 'asked' THEN 'requested' ELSE exhibit->>'status' END,
      'existed', 'unknown',
      'translation', CASE WHEN (exhibit->>'translation')::boolean THEN 'needed' ELSE 'not-needed' END
    ) ORDER BY row_number)
    FROM jsonb_array_elements("own"->'exhibits') WITH ORDINALITY AS rows(exhibit, row_number)
  ), '[]'::jsonb)
) WHERE "own"->'claims' IS NULL;
