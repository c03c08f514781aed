CREATE TABLE "sessions" (
	"sid" varchar PRIMARY KEY NOT NULL,
	"sess" json NOT NULL,
	"expire" timestamp (6) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text,
	"first_name" text,
	"last_name" text,
	"profile_image_url" text,
	"stripe_customer_id" text,
	"stripe_subscription_id" text,
	"subscription_status" varchar(20) DEFAULT 'inactive' NOT NULL,
	"subscription_expires_at" timestamp with time zone,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"verification_badge" text,
	"trust_score" integer DEFAULT 0 NOT NULL,
	"total_generations" integer DEFAULT 0 NOT NULL,
	"successful_generations" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "business_profiles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "business_profiles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"business_name" text NOT NULL,
	"industry" text NOT NULL,
	"location" text,
	"website" text,
	"description" text,
	"target_audience" text,
	"target_keywords" text,
	"competitors" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"business_profile_id" integer NOT NULL,
	"name" text NOT NULL,
	"category" text,
	"description" text
);
--> statement-breakpoint
CREATE TABLE "seo_content" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seo_content_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"business_profile_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"platform" varchar(40) DEFAULT 'website' NOT NULL,
	"meta_description" text NOT NULL,
	"title_tag" text NOT NULL,
	"keywords" text[] DEFAULT '{}'::text[] NOT NULL,
	"seo_score" integer,
	"recommendations" text[] DEFAULT '{}'::text[] NOT NULL,
	"product_title" text,
	"bullet_points" text[] DEFAULT '{}'::text[] NOT NULL,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"search_terms" text[] DEFAULT '{}'::text[] NOT NULL,
	"improved_body_text" text,
	"is_premium" boolean DEFAULT false NOT NULL,
	"result" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usage_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "usage_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"business_profile_id" integer,
	"action" varchar(60) NOT NULL,
	"generation_count" integer DEFAULT 1 NOT NULL,
	"is_premium" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "google_ads_campaigns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "google_ads_campaigns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"business_profile_id" integer NOT NULL,
	"campaign_name" text NOT NULL,
	"campaign_type" varchar(40) NOT NULL,
	"business_type" varchar(40) NOT NULL,
	"location" text NOT NULL,
	"monthly_budget" integer NOT NULL,
	"bidding_strategy" varchar(60) NOT NULL,
	"radius" integer DEFAULT 25 NOT NULL,
	"target_keywords" text[] DEFAULT '{}'::text[] NOT NULL,
	"negative_keywords" text[] DEFAULT '{}'::text[] NOT NULL,
	"ad_groups" jsonb,
	"ad_copy" jsonb,
	"landing_page_recommendations" text[] DEFAULT '{}'::text[] NOT NULL,
	"target_audience" jsonb,
	"campaign_score" integer,
	"estimated_reach" integer,
	"estimated_cpc" integer,
	"estimated_ctr" integer,
	"recommendations" text[] DEFAULT '{}'::text[] NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "keyword_research" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "keyword_research_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"business_name" text NOT NULL,
	"industry" text NOT NULL,
	"location" text,
	"research_data" jsonb,
	"total_keywords" integer,
	"research_score" integer,
	"overall_strategy" text,
	"recommendations" text[] DEFAULT '{}'::text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text,
	"name" text NOT NULL,
	"description" text,
	"industry" text,
	"platform" varchar(40),
	"template_data" jsonb NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"usage_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "success_stories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "success_stories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"business_name" text NOT NULL,
	"industry" text NOT NULL,
	"challenge" text NOT NULL,
	"solution" text NOT NULL,
	"results" text NOT NULL,
	"image_url" text,
	"is_public" boolean DEFAULT false NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trust_metrics" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trust_metrics_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"total_users" integer DEFAULT 0 NOT NULL,
	"total_generations" integer DEFAULT 0 NOT NULL,
	"average_rating" double precision DEFAULT 0 NOT NULL,
	"total_reviews" integer DEFAULT 0 NOT NULL,
	"uptime" double precision DEFAULT 99 NOT NULL,
	"last_updated" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"rating" integer NOT NULL,
	"title" text NOT NULL,
	"review" text NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"platform" varchar(40),
	"business_type" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_reviews_rating_range" CHECK ("user_reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "content_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"business_profile_id" integer,
	"seo_content_id" integer,
	"google_ads_campaign_id" integer,
	"webpage_analysis_id" integer,
	"title" text NOT NULL,
	"platform" varchar(40) NOT NULL,
	"content_type" varchar(40) DEFAULT 'seo_content' NOT NULL,
	"generation_date" timestamp with time zone DEFAULT now() NOT NULL,
	"is_favorite" boolean DEFAULT false NOT NULL,
	"is_archived" boolean DEFAULT false NOT NULL,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"performance" jsonb,
	"notes" text,
	"seo_content" jsonb,
	"form" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (searchable_text(title || ' ' || coalesce(notes, '') || ' ' || searchable_list(tags))) STORED
);
--> statement-breakpoint
CREATE TABLE "content_history_versions" (
	"content_history_id" integer NOT NULL,
	"version" integer NOT NULL,
	"seo_content" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_history_versions_content_history_id_version_pk" PRIMARY KEY("content_history_id","version")
);
--> statement-breakpoint
CREATE TABLE "core_web_vitals_analysis" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "core_web_vitals_analysis_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"url" text NOT NULL,
	"strategy" varchar(20) NOT NULL,
	"performance_score" integer,
	"accessibility_score" integer,
	"best_practices_score" integer,
	"seo_score" integer,
	"core_web_vitals" jsonb,
	"opportunities" jsonb,
	"diagnostics" jsonb,
	"overall_recommendations" text[] DEFAULT '{}'::text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_meta_optimization" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "social_meta_optimization_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"url" text NOT NULL,
	"platform" varchar(20) NOT NULL,
	"business_name" text NOT NULL,
	"industry" text NOT NULL,
	"optimized_meta" jsonb,
	"recommendations" text[] DEFAULT '{}'::text[] NOT NULL,
	"optimization_score" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webpage_analysis" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webpage_analysis_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"url" text NOT NULL,
	"title" text,
	"meta_description" text,
	"keywords" text[] DEFAULT '{}'::text[] NOT NULL,
	"seo_score" integer,
	"recommendations" text[] DEFAULT '{}'::text[] NOT NULL,
	"broken_links" text[] DEFAULT '{}'::text[] NOT NULL,
	"internal_links" text[] DEFAULT '{}'::text[] NOT NULL,
	"external_links" text[] DEFAULT '{}'::text[] NOT NULL,
	"improved_title_tag" text,
	"improved_meta_description" text,
	"improved_keywords" text[] DEFAULT '{}'::text[] NOT NULL,
	"content_length" integer,
	"heading_structure" jsonb,
	"image_alt_tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oidc_payloads" (
	"key" text PRIMARY KEY NOT NULL,
	"model" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grant_id" text,
	"user_code" text,
	"uid" text,
	"account_id" text,
	"expires_at" timestamp with time zone,
	"consumed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_in_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"totp_secret" text,
	"totp_pending_secret" text,
	"totp_last_step" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"password_changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"blocked_until" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_recovery_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "business_profiles" ADD CONSTRAINT "business_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_business_profile_id_business_profiles_id_fk" FOREIGN KEY ("business_profile_id") REFERENCES "public"."business_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seo_content" ADD CONSTRAINT "seo_content_business_profile_id_business_profiles_id_fk" FOREIGN KEY ("business_profile_id") REFERENCES "public"."business_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seo_content" ADD CONSTRAINT "seo_content_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_history" ADD CONSTRAINT "usage_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_history" ADD CONSTRAINT "usage_history_business_profile_id_business_profiles_id_fk" FOREIGN KEY ("business_profile_id") REFERENCES "public"."business_profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "google_ads_campaigns" ADD CONSTRAINT "google_ads_campaigns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "google_ads_campaigns" ADD CONSTRAINT "google_ads_campaigns_business_profile_id_business_profiles_id_fk" FOREIGN KEY ("business_profile_id") REFERENCES "public"."business_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "keyword_research" ADD CONSTRAINT "keyword_research_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_templates" ADD CONSTRAINT "content_templates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "success_stories" ADD CONSTRAINT "success_stories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_reviews" ADD CONSTRAINT "user_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_history" ADD CONSTRAINT "content_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_history" ADD CONSTRAINT "content_history_business_profile_id_business_profiles_id_fk" FOREIGN KEY ("business_profile_id") REFERENCES "public"."business_profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_history" ADD CONSTRAINT "content_history_seo_content_id_seo_content_id_fk" FOREIGN KEY ("seo_content_id") REFERENCES "public"."seo_content"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_history" ADD CONSTRAINT "content_history_google_ads_campaign_id_google_ads_campaigns_id_fk" FOREIGN KEY ("google_ads_campaign_id") REFERENCES "public"."google_ads_campaigns"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_history" ADD CONSTRAINT "content_history_webpage_analysis_id_webpage_analysis_id_fk" FOREIGN KEY ("webpage_analysis_id") REFERENCES "public"."webpage_analysis"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_history_versions" ADD CONSTRAINT "content_history_versions_content_history_id_content_history_id_fk" FOREIGN KEY ("content_history_id") REFERENCES "public"."content_history"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "core_web_vitals_analysis" ADD CONSTRAINT "core_web_vitals_analysis_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_meta_optimization" ADD CONSTRAINT "social_meta_optimization_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webpage_analysis" ADD CONSTRAINT "webpage_analysis_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_recovery_codes" ADD CONSTRAINT "sign_in_recovery_codes_account_id_sign_in_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."sign_in_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_expire_index" ON "sessions" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "users_email_lower_index" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "business_profiles_user_name_index" ON "business_profiles" USING btree ("user_id","business_name");--> statement-breakpoint
CREATE INDEX "products_business_profile_index" ON "products" USING btree ("business_profile_id","name");--> statement-breakpoint
CREATE INDEX "seo_content_user_index" ON "seo_content" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "seo_content_business_profile_index" ON "seo_content" USING btree ("business_profile_id");--> statement-breakpoint
CREATE INDEX "usage_history_user_action_index" ON "usage_history" USING btree ("user_id","action","created_at");--> statement-breakpoint
CREATE INDEX "google_ads_campaigns_user_index" ON "google_ads_campaigns" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "google_ads_campaigns_business_profile_index" ON "google_ads_campaigns" USING btree ("business_profile_id");--> statement-breakpoint
CREATE INDEX "keyword_research_user_index" ON "keyword_research" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "content_templates_user_index" ON "content_templates" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "content_templates_public_index" ON "content_templates" USING btree ("platform","usage_count") WHERE "content_templates"."is_public";--> statement-breakpoint
CREATE INDEX "success_stories_user_index" ON "success_stories" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_reviews_user_index" ON "user_reviews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "content_history_user_index" ON "content_history" USING btree ("user_id","id") WHERE "content_history"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "content_history_user_platform_index" ON "content_history" USING btree ("user_id","platform","id") WHERE "content_history"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "content_history_search_index" ON "content_history" USING gin ("user_id","search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "content_history_deleted_index" ON "content_history" USING btree ("deleted_at") WHERE "content_history"."deleted_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "content_history_user_seo_content_unique" ON "content_history" USING btree ("user_id","seo_content_id");--> statement-breakpoint
CREATE INDEX "content_history_campaign_index" ON "content_history" USING btree ("google_ads_campaign_id");--> statement-breakpoint
CREATE INDEX "content_history_analysis_index" ON "content_history" USING btree ("webpage_analysis_id");--> statement-breakpoint
CREATE INDEX "core_web_vitals_analysis_user_index" ON "core_web_vitals_analysis" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "social_meta_optimization_user_index" ON "social_meta_optimization" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "webpage_analysis_user_index" ON "webpage_analysis" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "oidc_payloads_grant_id_index" ON "oidc_payloads" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "oidc_payloads_uid_index" ON "oidc_payloads" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "oidc_payloads_user_code_index" ON "oidc_payloads" USING btree ("user_code");--> statement-breakpoint
CREATE INDEX "oidc_payloads_account_id_index" ON "oidc_payloads" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "oidc_payloads_expires_at_index" ON "oidc_payloads" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_in_accounts_email_unique" ON "sign_in_accounts" USING btree ("email");--> statement-breakpoint
CREATE INDEX "sign_in_attempts_updated_at_index" ON "sign_in_attempts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "sign_in_recovery_codes_account_id_index" ON "sign_in_recovery_codes" USING btree ("account_id");