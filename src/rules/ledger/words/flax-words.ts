/** The oil and the seeds of flax are no linen. */
export const flaxWords: readonly string[] =
  'olio di lino,semi di lino,aceite de lino,semillas de lino,huile de lin,graines de lin,óleo de linho'.split(
    ',',
  );
