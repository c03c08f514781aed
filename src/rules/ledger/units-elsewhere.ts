/**
 * Spellings of units in languages that are not written in full, by the canonical one. Hours, days and years are left out:
 * "van 8 tot 17 uur" and "2026年" are times of a clock and a calendar.
 */
export const unitsElsewhere: Readonly<Record<string, string>> = {
  mm: 'millimetri milímetros milimetrów milimetry milimetr milimetrů millimeters миллиметр миллиметра миллиметров milimetre مم ملم مليمتر ミリ ミリメートル 毫米 公厘 밀리미터 מ״מ מ"מ มม มิลลิเมตร',
  cm: 'centymetrów centymetry centymetr centymetra centimetrů centimetry centiméter сантиметр сантиметра сантиметров santimetre سم سنتيمتر سنتيمترا センチ センチメートル 厘米 公分 센티미터 센티 ס״מ ס"מ סנטימטר ซม เซนติเมตร εκ εκατοστά εκατοστών सेमी सेंटीमीटर',
  m: 'metrów metry metr metrů méter м метр метра метров متر أمتار メートル 公尺 미터 μέτρα μέτρο मीटर מטר מטרים เมตร',
  ml: 'millilitri mililitrów mililitry mililitrů milliliters миллилитр миллилитра миллилитров mililitre مل ملل ミリリットル 毫升 밀리리터 มล มิลลิลิตร मिली मिलीलीटर מ״ל מ"ל',
  l: 'litrów litry litr litra litrů liternek л литр литра литров litre لتر ليتر リットル 升 公升 리터 λίτρα λίτρο λίτρων लीटर ליטר ลิตร',
  g: 'gramów gramy grama gramů grama grammaa г гр грамм грамма граммов غ غرام غم جم جرام グラム 克 그램 γρ γραμμάρια ग्राम גרם กรัม',
  kg: 'chilogrammi quilos quilo quilogramas kilogramów kilogramy kilogramů kilogram килограмм килограмма килограммов كجم كغ كغم كيلو كيلوغرام キロ キログラム 公斤 千克 킬로그램 킬로 κιλά κιλό किलो किलोग्राम ק״ג ק"ג กก กิโลกรัม',
  min: 'minuti minuto minutt minutter minuter minut minuty minuta минут минуты dakika perc minuuttia دقيقة دقائق 分間 分钟 분',
};

/** Units of scripts that put no space behind them, and Latin ones right before such signs: "500克蜂蜜", "600mlです", "7cm입니다". */
const unspacedUnit =
  /^\s?(毫米|公厘|厘米|公分|公尺|毫升|公升|升(?!级)|公斤|千克|克(?!拉)|分钟|分間|ミリメートル|ミリリットル|ミリ|センチメートル|センチ|メートル|リットル|キログラム|キロ(?!メートル|ワット)|グラム|밀리미터|센티미터|센티|밀리리터|미터|리터|킬로그램|그램|분(?=[^가-힣]|간|이|입|의|$)|มิลลิเมตร|เซนติเมตร|เมตร|มิลลิลิตร|ลิตร|กิโลกรัม|กรัม|มม|ซม|มล|กก|[A-Za-z]{1,3}(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]))/u;
/** The first sign of scripts that part no words by spaces or hang endings on foreign letters: Thai. */
export const firstUnspaced = 0x0e00;
const nearby = 6;

/** The unit in front of a text of such a script, or null. */
export function unspacedUnitAt(text: string): RegExpExecArray | null {
  for (let at = 0; at < nearby && at < text.length; at += 1)
    if (text.charCodeAt(at) >= firstUnspaced) return unspacedUnit.exec(text);
  return null;
}
