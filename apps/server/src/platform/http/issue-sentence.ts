import type * as z from "zod/mini";

const FORMATS: Record<string, string> = {
  uuid: "This is not an id.", email: "This is not an e-mail address.", url: "This is not a web address.", datetime: "This is not a date and time.",
};
const TYPES: Record<string, string> = {
  string: "Write text here.", number: "Write a number here.", int: "Write a whole number here.", boolean: "Use true or false here.",
  array: "Send a list here.", object: "Send an object here.", record: "Send an object here.",
};

/**
 * What is wrong with a field, for a person. Passed to every parse as its error map:
 * a schema's own `error` text goes before it, and the library's English defaults after it.
 */
export function sentenceOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      if (issue.input === undefined) return (issue.path ?? []).length === 0 ? "Send a JSON object." : "This is missing.";
      return TYPES[issue.expected] ?? "This is not what is wanted here.";
    case "too_big":
      if (issue.origin === "string") return `Use at most ${issue.maximum} characters.`;
      if (issue.origin === "array" || issue.origin === "set") return `Send at most ${issue.maximum}.`;
      return issue.inclusive === false ? `Use less than ${issue.maximum}.` : `Use at most ${issue.maximum}.`;
    case "too_small":
      if (issue.origin === "string") return Number(issue.minimum) <= 1 ? "Write something here." : `Use at least ${issue.minimum} characters.`;
      if (issue.origin === "array" || issue.origin === "set") return `Send at least ${issue.minimum}.`;
      return issue.inclusive === false ? `Use more than ${issue.minimum}.` : `Use at least ${issue.minimum}.`;
    case "invalid_format":
      return FORMATS[issue.format] ?? "This has the wrong form.";
    case "invalid_value":
      return issue.values.length === 1 ? `This must be ${String(issue.values[0])}.` : `Choose one of: ${issue.values.map(String).join(", ")}.`;
    case "unrecognized_keys":
      return `This is not known here: ${issue.keys.join(", ")}.`;
    case "invalid_union":
      return "This fits none of the allowed forms.";
    default:
      return "This is not valid.";
  }
}
