import { expect, it } from 'vitest';
import { preparedBrief as prepared } from '#tests/setup/prepared-brief.ts';
import { founded } from './unfounded.ts';

const van = prepared(
  'Dog Grooming Van',
  'We groom dogs in our van. Bath, dry and clip, from £45 depending on the size of the dog. A visit takes two hours. We clamp the lead to a rail. Data stays on the device.',
);
const stitches = prepared(
  'Denim Patch',
  'A patch of denim for jeans, sewn on from the inside with running stitches. No glue. It has two brass buckles.',
);
const mesa = prepared(
  'Mesa de pino',
  'Mesa de comedor de pino con dos cajones y un mecanismo de metal. Los cajones son de haya. Se desmonta en cuatro piezas.',
);
const wal = prepared(
  'Kirschkernkissen Wal',
  'Das Kirschkernkissen ist ein Wal mit weißen Punkten. Der Stoff ist aus Baumwolle, die Kerne sind gewaschen.',
);
const bougie = prepared(
  'Bougie à la figue',
  'Bougie de cire de soja parfumée à la figue dans un verre ambré. La mèche est en coton.',
);

const kept = (of: ReturnType<typeof prepared>, improvedBodyText: string): unknown =>
  founded(of, { improvedBodyText })['improvedBodyText'];

it.each([
  [van, 'The van has its own water.'],
  [van, 'The table adjusts to the height of the dog.'],
  [van, 'The rail does not mark the van.'],
  [van, 'One hand is enough to clip the lead.'],
  [van, 'I replaced the rail last year.'],
  [stitches, 'The stitches hold in the wash.'],
  [stitches, 'It holds its shape when it is full.'],
  [stitches, 'Nobody will notice the repair.'],
  [stitches, 'It stands up on its own while you sew.'],
  [mesa, 'En los cajones cabe el móvil.'],
  [mesa, 'Ha estado siempre en un comedor sin niños.'],
  [mesa, 'El mecanismo corre suave.'],
  [wal, 'Die Punkte bleichen nicht aus.'],
  [wal, 'Der Stoff fühlt sich weich an.'],
  [wal, 'Die Kerne verteilen sich gleichmäßig.'],
  [bougie, 'Le verre ne chauffe pas sur la table.'],
  [bougie, 'La mèche tient bien droit.'],
])('says of its thing what no word of the seller tells: %#', (of, text) => {
  expect(kept(of, text)).toBe('');
});

it.each([
  [van, 'We come to you with our van.'],
  [van, 'Larger dogs cost more.'],
  [stitches, 'The patch goes on from the inside.'],
  [stitches, 'Two brass buckles come with it.'],
  [stitches, 'It is sewn on without glue.'],
  [mesa, 'Los cajones están incluidos.'],
  [mesa, 'Son dos cajones de haya.'],
  [wal, 'Die Punkte sind weiß.'],
  [wal, 'Das Kirschkernkissen ist ein Wal.'],
  [bougie, 'La bougie sent la figue.'],
  [bougie, 'Le verre est ambré.'],
])('tells a fact or how to come by it: %#', (of, text) => {
  expect(kept(of, text)).toBe(text);
});
