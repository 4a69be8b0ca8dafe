CREATE TABLE "model_drafts" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"model" text NOT NULL,
	"task" text NOT NULL,
	"outcome" text NOT NULL,
	"ms" integer NOT NULL,
	"calls" integer NOT NULL,
	"input_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"cost_micros" bigint NOT NULL,
	"rules" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "model_drafts_at" ON "model_drafts" USING btree ("at");