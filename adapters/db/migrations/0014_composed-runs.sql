CREATE TABLE "composed_runs" (
	"run" text NOT NULL,
	"person" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "composed_runs_run_person_pk" PRIMARY KEY("run","person")
);
