ALTER TABLE "social_meta_optimization" ADD COLUMN "details" jsonb;--> statement-breakpoint
ALTER TABLE "social_meta_optimization" ADD COLUMN "picture_id" varchar(40);--> statement-breakpoint
ALTER TABLE "social_meta_optimization" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "social_meta_optimization_picture_unique" ON "social_meta_optimization" USING btree ("picture_id");