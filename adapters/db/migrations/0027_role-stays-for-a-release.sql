-- A process of the release before reads and writes "role" while the processes of an installation are restarted one after the
-- other. It goes with the release after this one, with its trigger. An installation may have dropped it already.
ALTER TABLE "users" ADD COLUMN IF NOT EXISTS "role" text DEFAULT 'customer' NOT NULL;--> statement-breakpoint
CREATE FUNCTION "users_role_and_roles"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (TG_OP = 'INSERT' AND NEW.roles = '{}') OR (TG_OP = 'UPDATE' AND NEW.roles = OLD.roles AND NEW.role <> OLD.role) THEN
    NEW.roles := CASE WHEN NEW.role IN ('operator', 'consultant') THEN ARRAY[NEW.role] ELSE '{}'::text[] END;
  ELSE
    NEW.role := CASE WHEN 'operator' = ANY (NEW.roles) THEN 'operator' WHEN 'consultant' = ANY (NEW.roles) THEN 'consultant' ELSE 'customer' END;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "users_role_and_roles" BEFORE INSERT OR UPDATE ON "users" FOR EACH ROW EXECUTE FUNCTION "users_role_and_roles"();--> statement-breakpoint
UPDATE "users" SET "roles" = "roles" WHERE "roles" <> '{}';
