import type { AdsGoldenBrief } from './brief.ts';

export const englishBriefs: readonly AdsGoldenBrief[] = [
  {
    id: 'en-heating',
    language: 'en',
    form: {
      businessName: 'Harlow Heating',
      businessType: 'home_services',
      industry: 'Construction',
      location: 'Leeds, UK',
      primaryServices: 'boiler repair, boiler installation, power flushing and central heating servicing',
      uniqueSellingProposition:
        'Gas Safe registered, family-owned since 1998. Fixed prices with no call-out charge. We answer the phone within 30 minutes, 7 days a week. 12-month warranty on all repairs.',
      monthlyBudget: 1200,
      targetAudience: 'Homeowners and landlords aged 30-65',
      competitorAnalysis: 'RotoFix is slow and expensive. WarmCo advertises same-day repairs.',
      businessGoals: 'More phone calls and quote requests',
      phone: '0113 496 0000',
      address: '12 Mill Lane, Leeds LS1 4AB',
    },
  },
  {
    id: 'en-bistro',
    language: 'en',
    form: {
      businessName: "Marlow's Bistro",
      businessType: 'restaurant',
      industry: 'Food & Beverage',
      location: 'Austin, TX',
      primaryServices: 'Wood-fired pizza, brunch, private events',
      uniqueSellingProposition:
        'Dough proved for 48 hours. Patio seats 40. The best pizza in town!!! Dogs welcome on the patio.',
      campaignType: 'local',
      targetAudience: 'Families and young professionals',
      address: '410 Congress Ave, Austin, TX 78701',
    },
  },
  {
    id: 'en-runners',
    language: 'en',
    form: {
      businessName: 'Stride & Sole',
      businessType: 'retail',
      industry: 'Retail',
      location: 'Portland, Oregon',
      primaryServices: 'trail running shoes, road running shoes, running socks, gait analysis',
      uniqueSellingProposition:
        'Gait analysis with every fitting. Free returns for 60 days. Open late on Thursdays.',
      campaignType: 'performance_max',
      monthlyBudget: 3000,
      targetAudience: 'Runners, women and men over 25',
      seasonalConsiderations: 'Busy in March before the marathon',
    },
  },
  {
    id: 'en-cleaners',
    language: 'en',
    form: {
      businessName: 'BrightRoom',
      businessType: 'service',
      industry: 'Other',
      location: 'Chicago, IL',
      primaryServices: 'house cleaning, deep cleaning, move-out cleaning, office cleaning',
      uniqueSellingProposition:
        'Background-checked cleaners. Supplies included. Flat rate by the room. Same cleaner every visit.',
      monthlyBudget: 800,
      businessGoals: 'book more appointments',
      targetAudience: 'Busy families',
      competitorAnalysis: 'MaidPro, Molly Maid and Handy',
    },
  },
  {
    id: 'en-dentist',
    language: 'en',
    form: {
      businessName: 'Lakeside Dental',
      businessType: 'healthcare',
      industry: 'Healthcare',
      location: 'Madison, WI',
      primaryServices: 'dental implants, teeth whitening, emergency dentist, Invisalign',
      uniqueSellingProposition:
        'Accepting new patients. Evening appointments until 8 pm. Payment plans available. Three dentists with 20 years of practice.',
      monthlyBudget: 2500,
      targetAudience: 'Adults 35+',
      phone: '(608) 555-0142',
    },
  },
  {
    id: 'en-garage',
    language: 'en',
    form: {
      businessName: 'Northgate Auto',
      businessType: 'automotive',
      industry: 'Automotive',
      location: 'Seattle, WA',
      primaryServices: 'brake repair, oil change, engine diagnostics, tire rotation',
      uniqueSellingProposition:
        'ASE certified mechanics. 24-month warranty on parts and labor. Loaner cars on request.',
      businessGoals: 'More quote requests',
    },
  },
  {
    id: 'en-usedcars',
    language: 'en',
    form: {
      businessName: 'Cedar Motors',
      businessType: 'automotive',
      industry: 'Automotive',
      location: 'Boise, Idaho',
      primaryServices: 'used trucks, used SUVs, car financing',
      uniqueSellingProposition: 'Every car with a 90-day warranty and a history report. No haggling.',
      monthlyBudget: 5000,
    },
  },
  {
    id: 'en-accounting',
    language: 'en',
    form: {
      businessName: 'Ledgerline',
      businessType: 'professional_services',
      industry: 'Professional Services',
      location: 'Denver, Colorado',
      primaryServices: 'small business bookkeeping, payroll services, tax preparation',
      uniqueSellingProposition:
        'Fixed monthly fee. Certified public accountants. Replies within one working day.',
      targetAudience: 'Small business owners',
      monthlyBudget: 1500,
    },
  },
  {
    id: 'en-gym',
    language: 'en',
    form: {
      businessName: 'Iron Harbor',
      businessType: 'fitness',
      industry: 'Beauty & Wellness',
      location: 'San Diego',
      primaryServices: 'strength classes, personal training, yoga',
      uniqueSellingProposition: 'Classes of 8 people at most. First class free. Open from 5 am.',
      targetAudience: 'Women and men 25-45',
      competitorAnalysis: 'CrossFit boxes and 24 Hour Fitness',
    },
  },
  {
    id: 'en-salon',
    language: 'en',
    form: {
      businessName: 'Copper & Comb',
      businessType: 'beauty',
      industry: 'Beauty & Wellness',
      location: 'Bristol',
      primaryServices: 'balayage, haircuts, bridal hair',
      uniqueSellingProposition:
        'Consultation before every colour. Vegan products. Late opening on Wednesdays.',
      targetAudience: 'Women aged 20 to 50',
    },
  },
  {
    id: 'en-tutors',
    language: 'en',
    form: {
      businessName: 'Brightpath Tutors',
      businessType: 'education',
      industry: 'Education',
      location: 'Toronto, Canada',
      primaryServices: 'math tutoring, SAT prep, reading lessons',
      uniqueSellingProposition:
        'Certified teachers. One-to-one sessions at home or online. First session free.',
      targetAudience: 'Parents of students aged 8 to 18',
    },
  },
  {
    id: 'en-realtor',
    language: 'en',
    form: {
      businessName: 'Birch & Bay Realty',
      businessType: 'real_estate',
      industry: 'Real Estate',
      location: 'Tampa, FL',
      primaryServices: 'homes for sale, home valuation, condo rentals',
      uniqueSellingProposition: 'Local agents since 2004. No listing fee until we sell. Weekend viewings.',
      targetAudience: 'First-time buyers, women 30-40',
      monthlyBudget: 4000,
    },
  },
  {
    id: 'en-divorce',
    language: 'en',
    form: {
      businessName: 'Harris & Cole',
      businessType: 'legal',
      industry: 'Professional Services',
      location: 'Phoenix, AZ',
      primaryServices: 'divorce, child custody, wills',
      uniqueSellingProposition: 'Flat fees agreed in writing. Evening consultations. 25 years of family law.',
      monthlyBudget: 6000,
      competitorAnalysis: 'LegalZoom, "Smith Legal Group"',
    },
  },
  {
    id: 'en-drone',
    language: 'en',
    form: {
      businessName: 'Skylark Media',
      businessType: 'other',
      industry: 'Technology',
      location: 'Edinburgh',
      primaryServices: 'drone photography, roof surveys, wedding videos',
      uniqueSellingProposition:
        'CAA licensed pilots. Footage delivered in 3 days. Public liability insurance of £5 million.',
    },
  },
];
