/**
 * Single words that people search an English app by, under a word of its name, its kind or its functions. Each holds for every
 * such app: what it deals with and what one does with it; never a rank, a price, an audience or an effect.
 */
export const englishApps = `
alarm: clock wake morning
alphabet: letter abc learn
altimeter: altitude elevation height
appointment: booking schedule calendar client
aquarium: fish tank water
archery: bow arrow target score
astronomy: star sky night telescope planet
aurora: northern light sky forecast
baby: newborn infant
backgammon: board dice
baking: bake oven bread cake recipe
barcode: scan scanner code product
bedtime: kids reading night sleep tale goodnight
beekeeping: bee hive honey apiary
bible: verse scripture prayer god
bill: payment due invoice money
bin: rubbish trash recycling waste garbage collection
bird: birding ornithology species song identify
birthday: reminder gift calendar
booking: appointment reservation schedule
bookmark: link save read later
bouldering: climb climbing boulder route wall
boxing: round bell training fight
bread: baking dough flour baker loaf
breastfeeding: nursing milk feeding baby
breathing: breath breathe calm exercise
brewery: beer brew brewing
budget: money spending expense saving finance income
bus: transit stop timetable departure transport
butterfly: insect nature species identify
calculator: calculate math number
calendar: schedule date event agenda
calorie: food diet nutrition meal
camping: campsite tent campground outdoor
campsite: camping tent campground outdoor
caption: subtitle transcribe speech text
car: vehicle auto driver
cat: kitten pet vet
checklist: task list todo
chess: board tactic checkmate strategy
choir: singing singer rehearsal voice
chord: guitar music fretboard song
chore: housework cleaning family task
church: parish worship service
climbing: climb climber boulder route wall
clipboard: copy paste text
clock: time hour minute
cocktail: drink bar mixer
coding: programming code learn
coffee: brew espresso bean grind barista
collage: photo grid layout picture frame
coloring: color paint drawing art
colouring: color paint drawing art
compass: direction north bearing navigation
constellation: star sky astronomy planet
contraction: labor labour timer birth
converter: convert unit conversion
countdown: timer
counter: count tally number
counting: count tally number
crochet: yarn hook stitch row wool
crossword: word clue puzzle brain
currency: exchange money rate
cycling: bike ride cyclist route distance
darts: board throw checkout score
debt: loan payoff payment
diary: journal log entry note
dice: roll roller tabletop
dough: flour baking yeast baker
dive: scuba diving diver underwater logbook
dog: puppy walk pet
drawing: draw sketch art
drum: drummer beat rhythm percussion
earthquake: seismic alert magnitude
embroidery: stitch thread pattern needle
estimate: invoice quote job
exam: study revision test question
expense: money spending budget receipt finance
farm: farming animal
fasting: fast intermittent window eating
ferry: boat departure timetable port
fishing: fish angler catch lake bait
flashcard: study learn memory card deck exam
flashlight: torch light lamp
flight: airline airport plane departure
flower: plant bloom garden
football: soccer team match league
fridge: food kitchen expiry grocery
fuel: car mileage gas petrol
garden: gardening plant vegetable seed planting
genealogy: family ancestor tree history
golf: course score handicap hole
gratitude: journal thankful daily
grocery: shopping food list supermarket
guitar: chord fretboard string music tab
gym: exercise training fitness lifting workout
habit: routine streak goal daily tracker
hiit: interval workout training timer
hiking: trail hike mountain route gpx
hive: bee beekeeping honey apiary
homework: school student study
horse: riding equestrian stable rider
housework: chore cleaning task home
hydration: water drink glass
idle: tycoon clicker incremental
insect: bug nature species identify
inventory: stock item warehouse
invoice: bill receipt billing client estimate
journal: diary log entry note
journaling: journal diary entry
kanji: japanese character stroke
kayak: paddle river canoe
knitting: yarn needle stitch row wool
knot: rope tie tying hitch bend loop
laundry: wash care clothes stain
loan: interest payment debt
lyrics: song music word
mahjong: tile match
map: navigation route location
marathon: run running race training
math: maths arithmetic number sum
maths: math arithmetic number sum
maze: labyrinth puzzle path
meal: food cooking recipe menu dinner
medication: medicine pill drug dose tablet alarm
meditation: meditate breathing mindfulness calm
metronome: tempo rhythm music practice bpm click beat
mileage: car trip odometer drive
mineral: rock gem crystal geology
mood: feeling emotion journal log
moon: lunar phase sky night
mortgage: loan interest house payment
motorcycle: motorbike bike ride rider
mushroom: fungi foraging forest species identify
music: song audio player track
nappy: diaper change baby
novel: writing writer author plot chapter
origami: paper fold folding craft
outfit: clothes wardrobe style fashion
package: parcel tracking shipment courier
packing: luggage suitcase travel trip
pantry: food kitchen expiry grocery
parcel: package tracking shipment courier
parking: car park meter spot location street garage
password: login vault security pin
pdf: document file page
pedometer: step walk walking
pet: dog cat vet
phonics: reading letter sound spelling
photo: picture image camera gallery
piano: keyboard key note music lesson
pilates: core exercise workout fitness
pill: medicine medication drug dose tablet
planner: schedule plan agenda organizer
plant: houseplant garden leaf watering gardening
podcast: episode audio listen show
poker: card hand chip
pollen: allergy forecast hayfever
prayer: pray god faith devotional
pregnancy: baby week trimester due
puzzle: brain logic game level
quilt: quilting patchwork block fabric
quiz: trivia question answer knowledge
radio: station listen live stream
receipt: expense scan bill
recipe: cooking cook meal food kitchen ingredient
glaze: pottery ceramic kiln clay
recorder: record audio memo
recycling: waste rubbish trash bin
reminder: alarm alert notification due
roster: schedule rota shift planner calendar
rota: schedule roster shift planner calendar
rowing: row rower erg stroke
running: run runner jog pace distance training
sailing: sail boat wind marine nautical
salary: pay wage income
scanner: scan document paper copy
scene: writing writer novel plot chapter
scoreboard: score point game board match
scuba: dive diving diver underwater ocean
sewing: sew pattern fabric stitch
shift: schedule roster rota calendar work
shopping: grocery list store
signature: sign document pdf
singing: sing voice vocal pitch
sketch: draw drawing art
skiing: ski snow slope piste resort
sleep: bedtime night rest
snoring: sleep snore night sound record
solitaire: card patience deck
sound: audio
sourdough: bread baking starter dough flour
spelling: word letter vocabulary
spending: money expense budget finance
stories: reading read tale kids book
story: reading read tale kids book
stretching: stretch flexibility mobility exercise
subtitle: caption transcribe speech text
sudoku: number grid logic puzzle brain
sunrise: sunset golden hour light
surf: surfing wave swell wind ocean
surfing: surf wave swell wind ocean
swimming: swim pool lap stroke swimmer
symptom: log health diary
synth: synthesizer music midi
tally: count counter number
task: todo checklist list organizer
tax: income deduction return
tennis: racket court match
tide: sea ocean water level coast
timer: countdown clock
timesheet: hour work time clock
to-do: task checklist list organizer
todo: task checklist list organizer
torch: flashlight light lamp
translator: translate language phrase speak
travel: trip vacation itinerary journey
trip: travel itinerary vacation journey
trivia: quiz question answer knowledge
tuner: tuning pitch instrument note
typing: keyboard speed word
ukulele: chord strum string music
video: clip movie footage edit
violin: string fiddle music
vocabulary: word language learn flashcard study
walking: walk pedometer pace fitness exercise
wallpaper: background screen image theme
wardrobe: clothes style fashion outfit closet
weather: forecast rain temperature
wedding: bride guest marriage
wine: cellar tasting bottle vintage
wishlist: gift wish present list
workout: exercise training fitness gym set
yoga: pose stretch practice asana
`;
