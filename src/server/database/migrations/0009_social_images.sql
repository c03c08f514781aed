CREATE TABLE "social_images" (
	"id" varchar(40) PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"picture" jsonb NOT NULL,
	"logo_state" varchar(12) NOT NULL,
	"logo" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "social_images" ADD CONSTRAINT "social_images_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "social_images_user_index" ON "social_images" USING btree ("user_id");