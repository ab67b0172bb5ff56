// Numbers with the right form of a word: "1 moneta, 2 monety, 5 monet".

export type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

export function counter(language: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  return (count, forms) => `${count} ${forms[rules.select(count)] ?? forms.other}`;
}
