import { describe, expect, it } from 'vitest';
import { withoutDenied } from './condition-patterns.ts';
import { tellsFault } from './fault-turns.ts';

describe('what ails a used thing in languages that are not written in full', () => {
  it.each([
    'O selim tem um rasgo e os travões foram trocados em março',
    'A tampa está amassada',
    'O ecrã não liga',
    'Uma cadeira bamba',
    'Ett hjul gnisslar',
    'Hamulec do regulacji',
    'Freno da registrare',
    'La cerniera non si chiude',
    'Il paraurti è graffiato',
    'De rits sluit niet',
    'De bel is kapot en het zadel heeft een scheurtje',
    'Dragkedjan fungerar inte',
    'Lynlåsen lukker ikke',
    'Zamek nie zamyka się',
    'Ucho jest ułamane',
    'Displej nesvítí',
    'На рукаве дыра',
    'Змійка не закривається',
    'Nu funcționează soneria',
    'Vetoketju ei toimi',
    'Kapağı kırık',
    'Vỏ có vài vết xước nhỏ',
    '液晶が壊れています',
    'السحاب لا يعمل',
    'Λίγες γρατζουνιές στο πιρούνι',
    'Δεν ανάβει η οθόνη',
    'יש שריטה קטנה בצד',
    '자켓 모서리 눌림 있음',
    'A면 3번 곡에 가벼운 잡음',
    'มีรอยขีดข่วนเล็กน้อย',
    'ढक्कन पर खरोंच है',
  ])('%s', (sentence) => {
    expect(tellsFault(withoutDenied(sentence, 'other'), 'other')).toBe(true);
  });

  it.each([
    'Sem riscos nem furos',
    'Senza graffi',
    'Zonder scheuren',
    'Het lekt niet',
    'Roestvrij staal',
    'Rostfritt stål',
    'Utan hål i tyget',
    'Ikke slidt',
    'Bez rys',
    'Без царапин',
    'Virker perfekt',
    'Slidstærk',
    'Không có vết xước',
    'Cesto per il bucato',
    'La batteria tiene più carica di prima',
    'Bord i blekt ek',
    'Ruosteeton teräs',
    'Tahraton pinta',
    'フライトシミュレーター',
    'ワサビ色',
    'Χωρίς γρατζουνιές',
    'ללא שריטות',
    'ไม่มีรอยขีดข่วน',
    '찍힘 없음',
    'कोई खरोंच नहीं',
    'เสียงดี',
  ])('not in "%s"', (sentence) => {
    expect(tellsFault(withoutDenied(sentence, 'other'), 'other')).toBe(false);
  });
});
