ALTER TABLE "keyword_research" ADD COLUMN "details" jsonb;--> statement-breakpoint
ALTER TABLE "keyword_research" ADD COLUMN "deleted_at" timestamp with time zone;