/**
 * More single words that people search an English app by, in the form and by the rule of `related-words-apps-english.ts`: what
 * such an app deals with and what one does with it.
 */
export const moreEnglishApps = `
allergen: allergy food ingredient diet
allergy: allergen symptom reaction
allotment: garden vegetable sowing grow
appliance: manual warranty household
arithmetic: math sum number addition
attendance: register class school student
audiobook: book listen chapter story
beer: brew pint ale hop
bike: bicycle cycling ride route
boat: sailing marine harbor water
breath: breathing calm exercise
cello: music string tuner
ceramic: pottery glaze kiln clay
charging: charger electric vehicle station
cheese: dairy tasting
classroom: teacher school student
client: customer appointment contact
climate: temperature weather humidity
comic: manga reader cartoon
commute: travel transit route
commuter: travel transit route
concert: gig live music ticket
contact: address phone number
cooking: cook kitchen meal food dish
coupon: voucher discount offer
delivery: parcel courier shipping
dental: teeth tooth dentist
dentist: teeth tooth dental
departure: timetable schedule arrival
diet: nutrition food meal
distracting: focus blocker screen limit concentration productivity
distraction: focus blocker screen limit concentration productivity
document: scan file paper pdf
dream: sleep journal night
electricity: energy power meter usage
email: mail inbox message
energy: power electricity meter usage
event: calendar invite ticket guest
family: household shared
flatmate: roommate household shared
floor: plan room blueprint house
focus: concentration timer work pomodoro
font: text letter typography
fossil: geology rock identify
geography: country capital map flag
glucose: sugar blood insulin reading
gps: location tracking route navigation
grade: school mark student
grammar: language verb sentence learn
handicap: golf score course
harbor: sea boat sailing port
harbour: sea boat sailing port
history: past timeline date
horoscope: zodiac star sign
hotel: travel stay room
insulin: glucose sugar blood
invest: stock share portfolio finance
karaoke: singing sing lyric song
kitchen: cooking cook food
laundrette: laundry washing
league: team fixture table score
lesson: learn study teach
lullaby: baby sleep song
maintenance: repair service schedule
manga: comic reader
measure: ruler length distance tape
measurement: ruler length distance
meditate: meditation mindfulness calm
meeting: minute agenda conference discussion
memo: note dictation recorder audio
message: chat text send
migraine: headache symptom pain
museum: art exhibition gallery
neighbour: community local street
news: article headline reader
note: notebook memo write text
orchestra: music rehearsal concert
paint: color painting art
parent: family child
pattern: design repeat craft
pharmacy: medicine prescription
playlist: music song audio
poem: poetry verse poet
poetry: poem verse poet
pomodoro: focus timer work study
pottery: ceramic glaze kiln clay
pronunciation: speak accent language
quote: highlight saying book
railway: train station timetable
recording: record audio sound
recorded: record audio sound
referee: whistle match score
rent: tenant landlord lease
repair: fix maintenance service
revision: study exam learn
rhythm: beat tempo music
river: water level kayak
roommate: flatmate household shared
ruler: measure length tape
saving: money budget goal
savings: money budget goal
school: student teacher class
scorecard: score round course
script: screenplay writing scene
speech: voice talk speak
squash: racket court match
stitch: craft yarn thread
student: school study class
study: learn exam revision
subscription: renewal payment recurring
swim: swimming pool lap
tarot: card reading deck
taxi: cab ride driver
team: player match squad
tenant: rent landlord lease
tram: transit stop timetable metro
transcript: speech text transcribe dictation
tyre: tire wheel pressure
vaccine: vaccination dose record
vehicle: car van driver
verb: grammar conjugation language
vet: pet animal health
voice: speech audio
word: letter spelling vocabulary
writing: write writer draft text
`;
