// The rules in order and by search.

import type { RuleInfo } from "../../protocol";

export interface Section {
  title: string;
  rules: RuleInfo[];
}

// Where a rule stands, without the marks of Markdown.
export function heading(rule: RuleInfo): string {
  return rule.section.replaceAll("`", "");
}

export function sections(rules: RuleInfo[], file: string): Section[] {
  const found: Section[] = [];
  for (const rule of rules) {
    if (rule.file !== file) continue;
    const title = heading(rule);
    const known = found.find((section) => section.title === title);
    if (known) known.rules.push(rule);
    else found.push({ title, rules: [rule] });
  }
  return found;
}

// Rules that contain every word; those with all of them in the number or the section come first.
export function matches(rules: RuleInfo[], search: string): RuleInfo[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const near: RuleInfo[] = [];
  const far: RuleInfo[] = [];
  for (const rule of rules) {
    const head = `${rule.id} ${rule.section}`.toLowerCase();
    const whole = `${head} ${rule.text.toLowerCase()}`;
    if (words.every((word) => head.includes(word))) near.push(rule);
    else if (words.every((word) => whole.includes(word))) far.push(rule);
  }
  return [...near, ...far];
}
