CREATE TABLE "order_days" (
	"day" date PRIMARY KEY NOT NULL,
	"placed" integer NOT NULL,
	"paid" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_reference_unique";--> statement-breakpoint
DROP INDEX "orders_email_state";--> statement-breakpoint
DROP INDEX "orders_reference_text";--> statement-breakpoint
DROP INDEX "orders_paid";--> statement-breakpoint
CREATE INDEX "orders_email_product" ON "orders" USING btree ((lower("email") collate "C"),"created_at","id","product");--> statement-breakpoint
CREATE INDEX "orders_state_email" ON "orders" USING btree ("state",(lower("email") collate "C"),"created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_reference" ON "orders" USING btree (("reference" collate "C"));--> statement-breakpoint
CREATE INDEX "promo_codes_created" ON "promo_codes" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_paid" ON "orders" USING btree ("paid_at") WHERE "orders"."paid_at" is not null;--> statement-breakpoint
CREATE FUNCTION "recount_order_days"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	LOCK TABLE "order_days" IN SHARE ROW EXCLUSIVE MODE;
	IF TG_OP = 'TRUNCATE' THEN
		DELETE FROM "order_days";
		RETURN NULL;
	END IF;
	IF TG_OP <> 'INSERT' THEN
		DELETE FROM "order_days" WHERE "day" IN ((OLD."created_at" AT TIME ZONE 'UTC')::date, (OLD."paid_at" AT TIME ZONE 'UTC')::date);
	END IF;
	IF TG_OP <> 'DELETE' THEN
		DELETE FROM "order_days" WHERE "day" IN ((NEW."created_at" AT TIME ZONE 'UTC')::date, (NEW."paid_at" AT TIME ZONE 'UTC')::date);
	END IF;
	RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE TRIGGER "orders_added_to_day" AFTER INSERT ON "orders" FOR EACH ROW
	WHEN (least(NEW."created_at", NEW."paid_at") < now() - interval '1 hour')
	EXECUTE FUNCTION "recount_order_days"();--> statement-breakpoint
CREATE TRIGGER "orders_moved_to_day" AFTER UPDATE OF "created_at", "paid_at" ON "orders" FOR EACH ROW
	WHEN ((OLD."paid_at" IS DISTINCT FROM NEW."paid_at" AND least(OLD."paid_at", NEW."paid_at") < now() - interval '1 hour')
		OR (OLD."created_at" <> NEW."created_at" AND least(OLD."created_at", NEW."created_at") < now() - interval '1 hour'))
	EXECUTE FUNCTION "recount_order_days"();--> statement-breakpoint
CREATE TRIGGER "orders_taken_from_day" AFTER DELETE ON "orders" FOR EACH ROW
	WHEN (least(OLD."created_at", OLD."paid_at") < now() - interval '1 hour')
	EXECUTE FUNCTION "recount_order_days"();--> statement-breakpoint
CREATE TRIGGER "orders_emptied" AFTER TRUNCATE ON "orders" FOR EACH STATEMENT EXECUTE FUNCTION "recount_order_days"();
