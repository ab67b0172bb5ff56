// The little Markdown the rules are written in, as data: text with marks, lists, tables, examples.

export interface Span {
  text: string;
  style: "" | "bold" | "italic" | "code" | "source" | "rule";
}

export type Block =
  | { kind: "text"; spans: Span[] }
  | { kind: "list"; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] }
  | { kind: "code"; text: string };

const ID = "(?:CORE|BASE|UG|SKY|MIX)-[A-Z0-9][A-Za-z0-9._-]*[A-Za-z0-9]";
const MARKS = new RegExp(`(\\*\\*.+?\\*\\*|\\*[^*\\s][^*]*?\\*|\`[^\`]+\`|\\[[^\\]]+\\]|\\b${ID})`, "g");
const ORIGIN = / ?\[(?:[^[\]"“:;—]*\brulebooks?\b[^[\]"“:;—]*|two independent[^\]]*)\]/g; // says only where a rule was found

// `known` tells whether there is a rule with an id, which then becomes a link.
export function inline(text: string, known: (id: string) => boolean): Span[] {
  return text.replace(ORIGIN, "").split(MARKS).flatMap((part): Span[] => {
    if (!part) return [];
    if (part.startsWith("**")) return inline(part.slice(2, -2), known).map((span) => (span.style ? span : { ...span, style: "bold" }));
    if (part.startsWith("`")) return [{ text: part.slice(1, -1), style: "code" }];
    if (part.startsWith("[")) return [{ text: part.slice(1, -1).replace(/[*`]/g, ""), style: "source" }];
    if (part.startsWith("*") && part.length > 2) return [{ text: part.slice(1, -1), style: "italic" }];
    return [{ text: part, style: known(part) ? "rule" : "" }];
  });
}

const cells = (line: string): string[] => line.replace(/^\||\|\s*$/g, "").split("|").map((cell) => cell.trim());

export function blocks(text: string, known: (id: string) => boolean): Block[] {
  const found: Block[] = [];
  const lines = text.split("\n");
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!.trim();
    const last = found.at(-1);
    if (line.startsWith("```")) {
      const end = lines.findIndex((other, index) => index > at && other.trim().startsWith("```"));
      const stop = end < 0 ? lines.length : end;
      found.push({ kind: "code", text: lines.slice(at + 1, stop).join("\n") });
      at = stop;
    } else if (line.startsWith("|")) {
      const row = cells(line).map((cell) => inline(cell, known));
      if (/^\|[\s:|-]+$/.test(line)) continue;
      if (last?.kind === "table") last.rows.push(row);
      else found.push({ kind: "table", head: row, rows: [] });
    } else if (line.startsWith("- ")) {
      const item = inline(line.slice(2), known);
      if (last?.kind === "list") last.items.push(item);
      else found.push({ kind: "list", items: [item] });
    } else if (line && last?.kind === "text" && !/^(?:Example|\*Example)/.test(line) && lines[at - 1]?.trim()) {
      last.spans.push({ text: " ", style: "" }, ...inline(line, known)); // a line is no paragraph
    } else if (line) {
      found.push({ kind: "text", spans: inline(line, known) });
    }
  }
  return found;
}

// A rule begins as a point of a list with its number and perhaps a title, which are shown apart.
export function opening(id: string, text: string): { title: string; body: string } {
  const found = /^- \*\*([^\s*]+?)\.?(?:\s+([^*]*))?\*\*\s*/.exec(text);
  if (!found || found[1] !== id) return { title: "", body: text.replace(/^- /, "") };
  return { title: (found[2] ?? "").replace(/[.:]$/, ""), body: text.slice(found[0].length) };
}
