const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u));

/** Base forms that are hardly a noun behind a subject. */
export const clear = words(`
  absorb accept accommodate add adjust allow appear apply arrive attach avoid beat become begin bend bind blend
  blink bloom bounce breathe brighten bring bulge calculate calm carry catch chew choose cinch cleanse cling
  collect combine come compress conceal connect consist contain contract contribute convert cope create crumble
  curdle cure dangle darken decay decorate deepen deflate deform deliver depend describe detach detect deter
  develop differ dilute disappear disguise dispense disperse dissolve distribute divide draw droop dump eat
  elevate eliminate emerge emit empower enable enclose encourage endure engage enhance enjoy enrich ensure
  entertain equip erase etch evaporate evoke evolve examine exceed exfoliate exist expand expire explain extend
  fade feel fill fit flatten flex flicker flow foam follow forgive form fray fulfil fuse gain generate germinate
  get give gleam glide glisten go govern grind grow happen harden heal hear help hinder hold hydrate identify
  ignite illuminate illustrate imitate improve include indicate inflate infuse insert inspire insulate interrupt
  introduce invigorate invite kill knead know latch lay leak learn let lighten like linger listen locate loosen
  magnify maintain mash mature maximise maximize mean mimic minimise minimize moisturise moisturize motivate
  muffle nestle neutralise neutralize notify nourish obey occupy ooze open operate outlast outperform outweigh
  overlap penetrate perform perish permit plump poke pop pose possess pour predict prefer preheat preserve prevent
  promise promote prompt propel protect prove provide purify put qualify quench quieten radiate raise range reach
  react rebound recall receive recharge recline recognise recognize recommend recover redirect reduce refer
  reflect refresh regulate reinforce relax release rely remain remind remove renew reopen repel replace replicate
  require resemble resist respond restore restrict resume retain retract reveal rinse ripen rise rotate sanitise
  sanitize satisfy say sear see seem seep send separate serve settle sharpen shatter shimmer shorten shred shrink
  shut simmer simplify simulate sing sit smudge snag soften solve soothe sparkle spill spin sprout squeak
  stabilise stabilize stay sterilise sterilize straighten strengthen struggle submerge subside suggest suit supply
  sway sweep swell swivel tangle tarnish teach tell tempt tend thaw thicken tickle tighten tolerate toughen
  transform translate transmit trickle tuck twinkle unclip understand unfold unhook unite unlock unpack unroll
  unscrew untie unzip utilise utilize vanish vary ventilate vibrate wait warn weigh welcome whisper whiten wick
  widen wilt withstand wobble wonder worry wrinkle write yield
`);
/** Verbs too, whose third person is a plural noun before "of", "with" or a figure ("leaves with silver veins"). */
export const half = words(`
  save   iron seat sleep
  build cover fall find freeze glow hang hide keep leave lie live look lose love make measure melt move need pull
  push read rub sell shed shield sink slide smell spread stick stop support survive take taste throw touch trap
  travel turn use wake
`);
/** Base forms whose plural names goods as well ("brass hooks", "drawer slides"): what stands behind them decides. */
export const unclear = words(`
  anchor bead beep break brew brush burn button cater cause change charge chop clean clear click clip close comb
  conduct control cook cool count cradle crease crisp cross cup curl curve cut dim double drain drift drink drip
  drop dry dust echo empty experience express fasten feature feed filter finish fizz flap flare flash flip float
  fog fold frame gather grip guard guide handle heat highlight hinge hook hug hum jam jump kick last lean lift
  light limit line link list load lock loop lower mark mask mix nest note offer order own pack pair pass peel pick
  pin pivot play pleat plug point polish pool power present press print process produce program pump refill rest
  return ring roast rock roll run rust sail scan scratch screw scrub seal secure select set shape shave shift
  shine show signal sip slice slip slot smoke smooth snap soak sort splash split spoil spot spray spring squeeze
  stack stain stand start steam stitch store strain strap stream stretch strike strip swim swing switch sync tap
  thread tie tilt time tip toast tone total track train transfer trigger trim trip try twist upgrade vent visit
  walk warm wash wear weather whisk whistle win wipe work wrap zip
  blast carve crimp crush drape emboss froth fry haul knock mow perforate puree rattle solder stow tick weld whip whirl
`);
