CREATE TABLE "day_paths" (
	"day" date NOT NULL,
	"source" text NOT NULL,
	"steps" integer NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "day_paths_day_source_steps_pk" PRIMARY KEY("day","source","steps")
);
--> statement-breakpoint
CREATE TABLE "day_people" (
	"day" date NOT NULL,
	"person" text NOT NULL,
	"steps" integer NOT NULL,
	"source" text,
	CONSTRAINT "day_people_day_person_pk" PRIMARY KEY("day","person")
);
--> statement-breakpoint
CREATE TABLE "order_sources" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"day" date NOT NULL,
	"person" text
);
--> statement-breakpoint
ALTER TABLE "order_sources" ADD CONSTRAINT "order_sources_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_sources_open" ON "order_sources" USING btree ("day") WHERE "order_sources"."person" is not null;