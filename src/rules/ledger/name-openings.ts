import { longPattern } from '#rules/text/long-pattern.ts';

/** "Set of 4 laptop bags", "2 in 1 blender", "pack de 2 collares": how many there are stands before the thing. */
export const howManyFirst = longPattern('iu')`
  ^(?:(?:set|pack|pair|box|lot|bundle) (?:of |(?=\d))(?:(?:\d{1,3}|two|three|four|five|six) )?
    |(?:sheet|strip|roll|reel) (?:of|with) \d{1,4} |(?:tub|jar|tin|tray|stack) of \d{1,4} |(?:job ?lot
      |(?:mixed |large |small |big |bulk )?(?:lot|bundle|bag|box|crate|collection)) of (?!\d)
    |\d in \d |(?:pack|lote?|set|juego|caja|boîte|coffret) (?:de |d[’'])?\d{1,3}\s
    |(?:(?:großes|kleines|riesiges) )?(?:konvolut|restposten) (?:(?:von|aus|mit) )?(?:ca\. )?(?:\d{1,4} (?:stück |x )?)?)(?=\p{L}{2})(?!in\s|er\s
    |x\s)
`;

/** "Gift for him wallet": to whom it is given says nothing of the thing. */
export const givenTo = /^(?:gifts?|geschenk|regalo|cadeau) (?:for|für|para|pour) \p{L}+\s(?=\p{L}{3})/iu;

/** "Bungee cords assorted": that they differ is no thing. English. */
export const sortedLast = /(?<=\p{L}s) (?:assorted|mixed|various)$/iu;
