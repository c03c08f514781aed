/** Last parts of compounds that name the thing by themselves; a split is allowed only into these (writing guide §4.6). */
const heads =
  /(?<=\p{L}{3})(seife|kerze|tasse|schale|lampe|tasche|(?<!lichter)kette|ohrringe|decke|kissen|karte|schal|mütze|brett|teller|becher|vase|korb|krug|schüssel|armband|anhänger|beutel|balsam|rucksack|regal|tisch|stuhl|hocker|poster|wandbild|kunstdruck|kalender|schild|notizbuch|album|kranz|laterne|leuchte|teppich|hülle|aufkleber|stempel|dose|topf|kanne|halsband|leine|haken|box|kiste|etui|puppe|girlande|rahmen|anleitung|schnittmuster|vorlage|haarspange|gürtel|brosche|(?<!s)topper|untersetzer|schmuck|spielzeug|schürze|wandbehang|kleid|bluse|mühle|spiegel|pfanne|vorhang|brettchen|socken|pullover|handschuhe|stirnband|mäppchen|täschchen|kästchen|körbchen|deckchen)$/iu;

/** "Olivenölseife" → "Seife"; undefined where the last part is no such name. Web-safe. */
export function lastPartOf(compound: string): string | undefined {
  const part = heads.exec(compound)?.[1];
  return part === undefined ? undefined : part.charAt(0).toUpperCase() + part.slice(1);
}
