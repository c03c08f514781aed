CREATE TABLE "embedded_payment_answers" (
	"key" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"request_id" text NOT NULL,
	"status" integer NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "embedded_payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer GENERATED ALWAYS AS IDENTITY (sequence name "embedded_payment_events_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"data" jsonb NOT NULL,
	"delivered" boolean DEFAULT false NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "embedded_payment_objects" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer GENERATED ALWAYS AS IDENTITY (sequence name "embedded_payment_objects_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"object" text NOT NULL,
	"customer_id" text,
	"parent_id" text,
	"lookup" text,
	"due_at" timestamp with time zone,
	"data" jsonb NOT NULL,
	"hidden" jsonb
);
--> statement-breakpoint
CREATE INDEX "embedded_payment_answers_created_at_index" ON "embedded_payment_answers" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "embedded_payment_events_position_unique" ON "embedded_payment_events" USING btree ("position");--> statement-breakpoint
CREATE INDEX "embedded_payment_events_waiting_index" ON "embedded_payment_events" USING btree ("delivered","next_attempt_at");--> statement-breakpoint
CREATE INDEX "embedded_payment_objects_object_index" ON "embedded_payment_objects" USING btree ("object","position");--> statement-breakpoint
CREATE INDEX "embedded_payment_objects_customer_index" ON "embedded_payment_objects" USING btree ("customer_id","object","position");--> statement-breakpoint
CREATE INDEX "embedded_payment_objects_parent_index" ON "embedded_payment_objects" USING btree ("parent_id","object","position");--> statement-breakpoint
CREATE UNIQUE INDEX "embedded_payment_objects_lookup_unique" ON "embedded_payment_objects" USING btree ("object","lookup");--> statement-breakpoint
CREATE INDEX "embedded_payment_objects_due_index" ON "embedded_payment_objects" USING btree ("due_at");