import type { NegativeList } from './negative-list.ts';

/** Usual negatives, writing guide §6, without words by which buyers search too ("free", "used", "cheap"). */
export const en: NegativeList = {
  common: `jobs: jobs, job, careers, hiring, salary, internship, resume
meaning: meaning, definition, wikipedia
files: pdf, template`,
  ofType: {
    restaurant: `diy: recipe, recipes, how to cook
facts: calories, nutrition facts
goods: equipment, uniform, for sale, franchise
other: copycat, clipart`,
    retail: `diy: diy, pattern, repair
goods: wholesale, rental, manual, replacement parts
other: counterfeit, replica`,
    service: `diy: diy, how to, tutorial, youtube
study: course, training, certification
goods: software, tools, kit`,
    healthcare: `study: medical school, nursing course
facts: symptoms, images, research paper, statistics
diy: home remedy
other: veterinary, lawsuit, volunteer`,
    automotive: `other: toy, game, rc, wallpaper, recall, simulator, driving test
diy: diy, manual pdf
goods: junkyard, scrap`,
    home_services: `diy: diy, how to, tutorial, youtube
goods: tools, parts, rental, wholesale
study: apprenticeship, license exam
other: union`,
    professional_services: `files: template, sample, example, calculator
goods: free software
study: course, exam, degree, certification
jobs: internship`,
    fitness: `goods: equipment, apparel, app
diy: at home, video, youtube, pdf plan
study: certification
other: steroids`,
    beauty: `diy: diy, at home, tutorial
study: school, course, license
goods: wholesale, kit, drugstore
facts: pictures`,
    education: `files: answers, answer key, worksheet, lesson plan, torrent
other: cheat, student login, alumni, reddit, quiz`,
    real_estate: `study: license exam, exam prep, course
files: contract template
facts: agent commission, foreclosure list, crash
other: game, simulator, monopoly`,
    legal: `study: law school, bar exam, paralegal course
files: template, sample letter, case brief
facts: dictionary
other: pro bono, tv show, crossword`,
    other: `diy: diy, how to, tutorial, youtube
files: template
facts: images, clipart
other: reddit, game, lyrics`,
  },
};
