/** Adverbs and joints that no list of small words holds. */
export const saysNothing =
  /^(?:also|still|even|just|too|really|quite|almost|already|then|than|else|like|rather|perhaps|maybe|however|therefore|instead|etc|dont|wont|cant|doesnt|isnt|upper|lower|regardless|because|although|though|since|until|while|during|inside|outside|unlike|via|per|doe|how|felt|max|min|maximum|minimum)$/u;

/** What a text of goods tells of how they are made or come, and which finds any of them: the angle of a stand, the swing of a pad. */
export const idleOfGoods = new Set(
  `swing turn inner outer tested leak angle raw process mess main largest single simple extract drop move process lift position
amount sort owner fast gulp pattern vent hole leading bent capital sec three main mark spot step stage way shape shaped sized
matter moment hour minute second day week month year reason result choice option idea detail feature benefit advantage effect
value place area point middle surface half quarter third couple few lot bit kind form version unit item thing product order shop
store seller buyer customer attachment company team member people person everyone user thicker thinner wider bigger smaller longer
shorter easy slow secure firm tight loose smooth pure normal regular standard common usual whole full empty`.split(
    /\s+/u,
  ),
);

/** "Dishwasher safe", "fits the fridge door": where a thing may go, and none that it is. */
export const whereItMayGo = /^(?:dishwasher|microwave|fridge|refrigerator|freezer)$/u;

/** Words that tell when or which, and name nothing that an app is looked for by. */
export const tellsWhen =
  /^(?:last|next|several|same|second|round|back|first|new|small|own|simple|plain|due|likely|website|webpage|finger|tap|status|data|thing|everything|fee|fees|yearly|annual|monthly|ads?)$/u;

/** "Loudest", "biggest": no name of anything. */
export const mostOf = /^(?!modest|digest|suggest)\p{L}{2,}(?:[dpglwk]|i)est$/u;
