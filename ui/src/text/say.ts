// Sentences come from Fluent files alone; whoever adds a file to locales/<lang> need not name it here.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Argument, Message } from "../ipc/model";

const files: Record<string, string> = import.meta.glob("../../locales/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

function bundleFor(language: string): FluentBundle {
  // No isolation marks: names stand in elements of their own (<bdi>), and sentences stay searchable.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, source] of Object.entries(files)) {
    if (path.includes(`/locales/${language}/`)) bundle.addResource(new FluentResource(source));
  }
  return bundle;
}

const bundle = bundleFor("en");

/** The sentence for an id. An unknown id is shown as it is, with its arguments: ugly, but nothing is hidden. */
export function t(id: string, args: Record<string, string | number> = {}): string {
  const message = bundle.getMessage(id);
  if (!message?.value) {
    const given = Object.entries(args).map(([name, value]) => `${name} ${value}`);
    return given.length > 0 ? `${id} (${given.join(", ")})` : id;
  }
  return bundle.formatPattern(message.value, args, []);
}

export function say(message: Message): string {
  const args = Object.entries(message.args).map(([name, value]) => [name, inSentence(value)] as const);
  return t(message.id, Object.fromEntries(args));
}

/** Numbers stay numbers, so that a sentence can choose its form by them; a sentence within a sentence is said first. */
export function inSentence(argument: Argument): string | number {
  return typeof argument === "object" ? say(argument) : argument;
}

export function isKnown(id: string): boolean {
  return bundle.hasMessage(id);
}
