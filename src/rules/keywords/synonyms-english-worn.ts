/** More of `synonyms-english.ts`: what people wear and carry. The same rule holds for every entry. */
export const englishWorn = `
shorts: short pants
jeans: denim pants, denim trousers, denims
leather belt: leather waist belt
fingerless gloves: wrist warmers, hand warmers
baseball cap: ball cap, baseball hat
bucket hat: fisherman hat
sun hat: summer hat
denim jacket: jean jacket
leather jacket: leather coat
winter jacket: winter coat
winter coat: winter jacket
puffer jacket: padded jacket, padded coat
wedding veil: bridal veil
baby bib: feeding bib, drool bib
cable knit sweater: cable knit jumper
rain jacket: raincoat, waterproof jacket
fleece jacket: fleece coat
waistcoat: vest
pajamas: pyjamas, sleepwear, pjs, nightwear
pyjamas: pajamas, sleepwear, pjs, nightwear
nightgown: nightdress, sleep dress
bathrobe: dressing gown, robe
swimsuit: bathing suit, swimwear
bikini: two piece swimsuit, swimwear
swim shorts: swim trunks, board shorts
sports bra: workout bra, gym bra
bralette: soft bra
underwear: undergarments
boxer briefs: underwear, boxers
running shoes: running sneakers, running trainers, jogging shoes
hiking boots: walking boots, trekking boots, trail boots
hiking shoes: walking shoes, trail shoes
walking boots: hiking boots, trekking boots
flip flops: thong sandals, beach sandals
high heels: heels
loafers: slip on shoes, slip ons
ankle boots: booties
chelsea boots: ankle boots, slip on boots
slippers: house shoes, indoor shoes
hoop earrings: hoops, ear hoops
stud earrings: studs, ear studs, post earrings
drop earrings: dangle earrings, dangly earrings
dangle earrings: drop earrings, dangly earrings
pendant necklace: charm necklace
choker: choker necklace
locket: locket necklace, photo pendant
bangle: bangle bracelet, cuff bracelet
cuff bracelet: bangle, wrist cuff
beaded bracelet: bead bracelet
friendship bracelet: woven bracelet
wedding ring: wedding band, marriage ring
wedding band: wedding ring, marriage ring
engagement ring: proposal ring
signet ring: seal ring
watch strap: watch band, watchband
watch band: watch strap, watchband
sunglasses: shades, sunnies
reading glasses: readers, reading specs
glasses case: eyeglass case, spectacle case
bow tie: bowtie, dickie bow
necktie: tie
pocket square: handkerchief
suspenders: braces
shirt: top
polo shirt: polo top, polo
blouse: top
tank top: sleeveless top, vest top
crop top: cropped top
sarong: beach wrap, swim cover up
cape: cloak
cloak: cape
costume: fancy dress, dress up outfit
wedding dress: bridal gown, wedding gown
headband: hair band, hairband
headscarf: hair scarf, head wrap
scrunchie: hair tie, hair elastic, ponytail holder
hair tie: ponytail holder, hair elastic
hair bow: hair ribbon
hair claw: claw clip, hair clamp
claw clip: hair claw, hair clamp
hair pin: hair stick
silk scarf: neck scarf, head scarf
infinity scarf: loop scarf, snood, circle scarf
cowl: neck warmer, snood
snood: neck warmer, cowl
purse: handbag, shoulder bag
clutch bag: evening bag, clutch purse
shoulder bag: handbag, purse
coin purse: change purse, coin pouch
messenger bag: satchel, shoulder bag
satchel: messenger bag
bum bag: fanny pack, waist bag, belt bag
fanny pack: belt bag, waist bag, bum bag, hip bag
belt bag: fanny pack, waist bag, bum bag, hip bag
duffel bag: duffle bag, gym bag, holdall
weekender bag: overnight bag, holdall, weekend bag
weekend bag: overnight bag, holdall, weekender
gym bag: sports bag, workout bag
laptop bag: computer bag, laptop case
laptop sleeve: laptop case, laptop cover, computer sleeve
passport holder: passport cover, passport wallet, passport case
passport cover: passport holder, passport wallet
luggage tag: bag tag, suitcase tag, baggage tag
travel pillow: neck pillow
neck pillow: travel pillow
packing cubes: luggage organizers, travel organizers, suitcase organizers
drawstring bag: cinch bag, string bag
makeup bag: cosmetic bag, makeup pouch, toiletry bag
toiletry bag: wash bag, dopp kit
wash bag: toiletry bag
pencil case: pencil pouch, pen case, pen pouch
lanyard: neck strap, badge holder
iron on patch: fabric patch, iron on badge
romper: playsuit, one piece
baby romper: baby bodysuit, baby playsuit, baby one piece
bodysuit: one piece
onesie: one piece
baby onesie: baby bodysuit, baby vest, baby one piece
baby hat: infant hat
baby dress: infant dress
christening gown: baptism gown, christening dress
swaddle: swaddle wrap
swaddle blanket: receiving blanket, baby wrap
work gloves: working gloves, hand protection
safety glasses: safety goggles, protective eyewear
compression socks: compression stockings, support socks
thermal underwear: base layer, long johns
base layer: thermal underwear
`;
