/** Adverbs and joints that no list of small words holds. */
export const saysNothing =
  /^(?:also|still|even|just|too|really|quite|almost|already|then|than|else|like|rather|perhaps|maybe|however|therefore|instead|etc|dont|wont|cant|doesnt|isnt|upper|lower|regardless|because|although|though|since|until|while|during|inside|outside|unlike|via|per|doe|how|felt|max|min|maximum|minimum)$/u;

/** "Dishwasher safe", "fits the fridge door": where a thing may go, and none that it is. */
export const whereItMayGo = /^(?:dishwasher|microwave|fridge|refrigerator|freezer)$/u;

/** Words that tell when or which, and name nothing that an app is looked for by. */
export const tellsWhen =
  /^(?:last|next|several|same|second|round|back|first|new|small|own|simple|plain|due|likely|website|webpage|finger|tap|status|data|thing|everything|fee|fees|yearly|annual|monthly|ads?)$/u;

/** "Loudest", "biggest": no name of anything. */
export const mostOf = /^(?!modest|digest|suggest)\p{L}{2,}(?:[dpglwk]|i)est$/u;
