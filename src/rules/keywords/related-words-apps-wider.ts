/**
 * Single words that people search an English app by, in the form and by the rule of `related-words-apps-english.ts`: kinds of apps
 * that no other table knows. No word stands as a name here that texts of other apps use in passing.
 */
export const widerEnglishApps = `
esim: roaming data sim travel internet mobile
tower: defense strategy wave
accounting: bookkeeping invoice tax vat ledger
bookkeeping: accounting invoice tax ledger
vpn: proxy private security privacy encrypt wifi network server
proxy: vpn private security network
dating: date match single meet love relationship
single: date match meet love
flirt: dating match chat
translate: language translator phrase dictionary
phrasebook: language phrase translate travel
asthma: inhaler breathing symptom peak flow
fertility: ovulation period cycle calendar
ovulation: fertility period cycle calendar
menstrual: period cycle ovulation calendar
sobriety: sober alcohol counter recovery
sober: alcohol sobriety counter recovery
smoking: cigarette quit counter
vaping: vape quit counter
caffeine: coffee tea drink intake
posture: back spine exercise
physio: exercise rehab therapy
rehab: exercise physio recovery
skincare: skin routine beauty face
makeup: beauty cosmetic face
tattoo: ink design body art
basketball: hoop team score court
baseball: team score inning
softball: team score inning
hockey: team score ice
rugby: team score match
volleyball: team score match
cricket: team score wicket over
snooker: score cue frame
billiard: pool cue table
bowling: score alley pin
crypto: bitcoin coin wallet price portfolio
bitcoin: crypto coin wallet price
dividend: stock share portfolio income
allowance: pocket money chore child
invoicing: invoice bill client estimate
crm: client customer sales contact lead
payroll: salary wage employee hour
wage: salary pay hour payslip
freelance: client invoice project hour
restaurant: menu food table order
reservation: booking table guest
airport: flight plane departure
suitcase: packing travel luggage list
passport: visa travel photo document
visa: passport travel document
hostel: travel backpacker stay
itinerary: travel trip plan route
train: railway timetable station departure ticket
subway: metro transit station map
metro: subway transit station map
pier: boat ferry river
scooter: ride rental city
carpool: ride share commute driver
carpooling: ride share commute driver
drone: fly flight aerial pilot
aviation: flight pilot plane airport
pilot: flight plane logbook aviation
marine: boat sea nautical chart
nautical: boat sea chart marine
anchor: boat alarm marine
hunting: deer hunter season game
trail: hike path map outdoor
summit: mountain peak hike climb
avalanche: snow mountain ski safety
lightning: storm thunder weather
storm: weather radar wind
thunderstorm: weather lightning radar
snow: ski weather mountain
humidity: climate temperature moisture
spider: insect species identify
snake: reptile species identify
seashell: shell beach identify
coin: collection numismatic identify value
stamp: collection philately album
antique: collection vintage value
lawn: grass mow garden
greenhouse: plant garden grow
hydroponic: plant grow nutrient
chicken: hen egg flock coop
hen: chicken egg flock coop
cattle: cow herd farm livestock
livestock: cattle herd farm animal
irrigation: water garden farm
hamster: pet rodent animal
rabbit: pet bunny animal
puppy: dog pet training
kitten: cat pet
toddler: kid child baby learn
potty: toddler toilet training
daycare: child childcare nursery
childcare: child daycare nursery
lecture: note university student
university: student campus study
thesis: citation reference study
citation: reference bibliography paper
essay: write text study
handwriting: write letter trace
algebra: math equation formula
geometry: math shape angle
equation: math solver algebra
fraction: math number
chemistry: element periodic science
physics: science formula
anatomy: body muscle bone medical
spanish: language learn vocabulary grammar
french: language learn vocabulary grammar
german: language learn vocabulary grammar
italian: language learn vocabulary grammar
japanese: language learn kanji vocabulary
korean: language learn hangul vocabulary
mandarin: language learn chinese vocabulary
chinese: language learn mandarin vocabulary
arabic: language learn alphabet vocabulary
welsh: language learn vocabulary
asl: sign language deaf
rpg: role quest adventure fantasy
roguelike: dungeon deck adventure rpg
platformer: jump arcade level
racing: race car driving speed
simulator: simulation sim
tycoon: idle business simulation
zombie: survival horror shooter
dungeon: rpg adventure fantasy
nonogram: picross logic puzzle grid
jigsaw: puzzle piece picture
domino: tile board
checkers: draughts board strategy
draughts: checkers board strategy
ludo: dice board family
bingo: caller number card
blackjack: card casino dealer
rummy: card meld
arcade: retro classic shooter
anagram: word letter puzzle
hangman: word letter guess
riddle: brain logic puzzle
charades: party guess word
pixel: retro art 8bit
wifi: network speed internet signal
magnifier: zoom glass reading
decibel: sound noise meter level
speedometer: speed gps distance
stopwatch: timer lap interval
duplicate: cleaner storage photo
screenshot: screen capture
emoji: sticker keyboard
sticker: emoji pack
ringtone: sound tone audio
authenticator: code login security
encryption: security private
spam: blocker call filter
sms: message text
printer: print scan
thermostat: heating temperature smart
doorbell: camera smart door
watermark: photo logo stamp
timelapse: video camera photo
teleprompter: script video speech camera
slideshow: photo video music
gif: animation video
animation: draw frame cartoon
calligraphy: lettering pen write
dj: mixer music deck
bpm: tempo beat music
setlist: band song gig
harmonica: music instrument tab
saxophone: music instrument fingering
trumpet: music instrument brass
banjo: music instrument chord
bass: music instrument chord
heart: pulse rate bpm cardio
pulse: heart rate bpm
diabetes: glucose blood sugar insulin carb
keto: carb diet macro food
vegan: plant recipe diet
gluten: coeliac food diet
bmi: weight body height
weight: body scale bmi
steps: walk pedometer distance
stress: calm breathing relax
anxiety: calm breathing relax mood
affirmation: mindset quote daily
tinnitus: sound noise ear
hearing: sound ear audio
neurologist: headache symptom doctor
headache: migraine pain symptom
midwife: pregnancy birth baby
caregiver: care family medication
zodiac: astrology horoscope sign
astrology: zodiac horoscope birth chart
quran: islam prayer surah
rosary: prayer catholic bead
volunteer: charity community help
marketplace: sell buy secondhand
auction: bid sell buy
renovation: home project budget
rota: shift staff schedule employee
staff: employee team shift
timesheets: hour work employee
goblin: fantasy shop
troll: fantasy
castle: kingdom medieval
kingdom: castle medieval
spaceship: space galaxy
ocr: scan text pdf scanner
hot-desk: office desk booking
wedge: golf club
`;
