import { namesPart } from '#rules/ledger/part-nouns.ts';
import { headOf } from './english-words.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u));

/** Parts of goods, in the singular. */
const parts = words(`
  sock
  adapter aerial agitator anchor amp antenna apron aperture arm armrest back backing backrest backplate badge bag ball band bar barrel base
  basket bath battery beater bell bellows belt bezel bib blade bladder block board braid bobbin body bolt bonnet boot border bottom bow
  bowl box bracket brake brim bristle brush bucket buckle bulb bumper burner button cabin cabinet cable cage canopy cap cape carabiner
  carafe case casing castor caster chain chamber channel charger chest chime chuck clamp clasp claw clip closure clutch coat coating coil
  collar compartment compass connector controller cord core cork corner coupling cover cradle crank crossbar crown cuff cup cushion
  cutout cutter deck dial diary diffuser dimmer disc disk display divider dock dot door drawer drawcord drawstring driver drum ear earcup
  earflap edge edging elastic elbow emblem end engine exhaust eye eyelet eyepiece face facing fan fastener fastening feather feeder
  feet fender ferrule filter fin flap flange foot footbed footrest fork frame fringe front fringing funnel fuse gasket gauge gear
  gimbal glass glaze gooseneck grate grille grip groove grommet guard gusset hand handle handlebar handrail hanger harness hatch head
  headband headboard headlight headrest heel hem hinge holder hole hood hook hoop hopper horn hose housing hub hull indicator insert insole interior
  jack jacket jar jaw joint jug kickstand knob label lace lamp lanyard latch layer leash led ledge leg lens lever lid light lighting lightshield line
  liner lining lip lock locker loop louvre magnet marker mast mattress mesh mat meter mirror mop motor mount mouth mouthpiece movement mudguard
  muzzle neck neckline needle nib nose nozzle nut opening outlet outsole overlay pad padding paddle page pan panel partition patch pedal
  peg pendant perch petal picture pickguard pickup piece pile pin pipe piping plaque plate plinth plug plunger pocket point pole
  port post pouch probe processor prong propeller pulley pump rack rail ramp ratchet receiver reel reflector regulator remote reservoir rest ribbon
  rim ring rivet rod roller roof rope rotor ruffle runner saddle sash saucer scale scoop screen screw seal seam seat seatbelt sensor
  shade shaft shank sheath shelf shell shield shoulder shutter side sidewall sieve skin skirt sleeve slider slit slot snap socket soil
  sole spacer speaker spike spindle spinner splitter spoke spool spoon spout spring stabiliser stabilizer stand steering stem step
  stitching stone stop stopper strainer strap straw string strip stud support surface suspension switch tab table tail tang tank
  tap tape tassel teapot thermometer thermostat thread throat thumb tie tip toe toecap toggle tongue tooth teeth top torch trackpad train
  transformer tray tread trigger trim trolley tube tuner turret tyre tire undercarriage upper valance valve veil veneer vent vial visor
  waistband wall weave web webbing weight wheel wheelbase whisk whistle wick window wing winder wire worktop wristband yoke zip zipper
`);

/** Traits of goods that one has: a print, a fit, a mode. */
const traits = words(`
  revision
  serving
  range
  accent alarm bead bond capacity colourway control cut design detail diameter embroidery engraving feature figure finish flavor flavour flow fit grain grind
  height image inlay inscription insulation lettering life logo margin mode monogram motif option output patina pattern pile playtime pleat pointer position power
  preset pressure print ratio reach runtime scent scene setting shape shine sparkle speed stain stroke style supply taper texture torque tier travel trimming
  volume warp waist wash weft width length rise drop
`);

/** What an app, a book or a file has. */
const inside = words(`
  account app blocker calculator calendar card chapter chart checklist counter dashboard currency diagram exercise finder game glossary index invoice
  journal key level list log map note page photo plan planner playlist profile puzzle question quiz recipe reminder report scanner
  search section sheet sound species splitter stopwatch summary table template timer track tracker tracking translation warning widget worksheet layout
  photograph illustration drawing
`);

const isOne = (word: string): boolean => parts.has(word) || traits.has(word) || inside.has(word);

/**
 * Whether the noun of an English phrase is something that a thing has. Only then is "has" put before the seller's phrase: what is not
 * known to be a part or a trait ("supplied without charger", "220 x 240 cm with fringe", "shutter fires at all speeds", "dishwasher")
 * is told as the seller wrote it, which is at worst short, while a wrong "has" is no English.
 */
export function namesHadPart(phrase: string): boolean {
  // "Cal. 565": the movement of a watch by its number.
  if (/^cal(?:ibre|iber|\.) \d/iu.test(phrase)) return true;
  // "Collectors piece": what the thing is, and no part of it.
  if (
    /\b(?:collect(?:or|able|ible)['’]?s?['’]?|conversation|statement|show|museum|display|period) piece$/iu.test(
      phrase,
    )
  )
    return false;
  // "Drivers side": where it is fitted.
  if (/^(?:the )?(?:driver|passenger|near|off|left|right)[’']?s?(?:[ -]hand)?[ -]?side$/iu.test(phrase))
    return false;
  // "OO gauge": the scale of a model.
  if (/^(?:OO|HO|TT|00|H0|[NOZGS]) (?:gauge|scale)$/iu.test(phrase)) return false;
  // "USB-C and AUX ports": the noun of both stands behind the last.
  const shared = /^[\p{L}\d-]+ and (?:[\p{L}\d-]+ )+[\p{L}-]+s$/u.test(phrase)
    ? phrase.replace(/^.* and /u, '')
    : phrase;
  // "36 x 20 in top": the small word behind a figure is a unit.
  const head = headOf(shared.replace(/(?<=\d) in (?=\p{L})/gu, ' inch ')).toLowerCase();
  if (namesPart(head)) return true;
  const last = head.slice(head.lastIndexOf('-') + 1);
  return [
    last,
    last.replace(/s$/u, ''),
    last.replace(/es$/u, ''),
    last.replace(/ies$/u, 'y'),
    last.replace(/ves$/u, 'f'),
  ].some(isOne);
}
