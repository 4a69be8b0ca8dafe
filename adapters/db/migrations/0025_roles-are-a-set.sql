DROP INDEX "users_role_created";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "roles" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
CREATE INDEX "users_operators" ON "users" USING btree ("created_at","id") WHERE 'operator' = any("users"."roles");--> statement-breakpoint
CREATE INDEX "users_consultants" ON "users" USING btree ("created_at","id") WHERE 'consultant' = any("users"."roles");--> statement-breakpoint
UPDATE "users" SET "roles" = ARRAY["role"] WHERE "role" IN ('operator', 'consultant');