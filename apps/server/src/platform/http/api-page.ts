import { describeApi } from "@tunewright/contract/openapi";
import { ERRORS, type Endpoint } from "@tunewright/contract";
import { escapeHtml } from "./escape-html.ts";
import type { Http } from "./http.ts";
import { plainPage } from "./plain-page.ts";

interface Schema { type?: string | string[]; enum?: unknown[]; const?: unknown; anyOf?: Schema[]; items?: Schema; properties?: Record<string, Schema>; required?: string[]; [key: string]: unknown }
interface Operation {
  operationId: string; summary: string; tags: string[]; security?: unknown;
  parameters: { name: string; in: string; required: boolean; schema: Schema }[];
  requestBody?: { content: { "application/json": { schema: Schema } } };
  responses: Record<string, { description: string; content: { "application/json": { schema: Schema } } }>;
}
interface Document { info: { title: string; version: string; description: string }; paths: Record<string, Record<string, Operation>> }

/** GET /api/openapi.json, and GET /api/docs: the same for people, made here, readable without scripts. */
export function mountApiPages(http: Http, endpoints: readonly Endpoint[], options: { version: string; baseUrl: string }): void {
  const document = describeApi(endpoints, options);
  const json = JSON.stringify(document);
  const html = printPage(document as unknown as Document);
  http.raw.get("/api/openapi.json", async (_request, reply) => reply.type("application/json; charset=utf-8").header("cache-control", "no-cache").send(json));
  http.raw.get("/api/docs", async (_request, reply) => reply.type("text/html; charset=utf-8").header("cache-control", "no-cache").send(html));
}

function printPage({ info, paths }: Document): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })));
  const tags = [...new Set(operations.flatMap(({ operation }) => operation.tags))];
  const sections = tags.map((tag) => `<section id="${escapeHtml(tag)}"><h2>${escapeHtml(tag)}</h2>${
    operations.filter(({ operation }) => operation.tags.includes(tag)).map(({ path, method, operation }) => printOperation(path, method, operation)).join("")}</section>`);
  const codes = Object.entries(ERRORS).map(([code, { status }]) => `<tr><td>${status}</td><td><code>${code}</code></td></tr>`).join("");
  return plainPage(`${info.title} API`, `<header><h1>${escapeHtml(info.title)} API</h1><p>Version ${escapeHtml(info.version)}. ${escapeHtml(info.description)}</p>
<p>Sign up with <code>POST /api/auth/sign-up/email</code> {email, password, name} or in with <code>POST /api/auth/sign-in/email</code> {email, password};
the answer sets a cookie for browsers, and its <code>token</code> is a bearer token for programs. Live events come over a WebSocket at <code>/api/live</code>.
For machines: <a href="/api/openapi.json">openapi.json</a>.</p>
<nav>${[...tags, "errors"].map((tag) => `<a href="#${escapeHtml(tag)}">${escapeHtml(tag)}</a>`).join(" ")}</nav></header>
<main>${sections.join("")}<section id="errors"><h2>errors</h2><p>Every error is <code>{detail, code, fields?}</code>; <code>fields</code> maps a path in the request to
what is wrong with it.</p><table><tr><th>Status</th><th>Code</th></tr>${codes}</table></section></main>`);
}

function printOperation(path: string, method: string, operation: Operation): string {
  const body = operation.requestBody?.content["application/json"].schema;
  const answer = operation.responses["200"]?.content["application/json"].schema;
  const errors = Object.entries(operation.responses).filter(([status]) => status !== "200");
  return `<article id="${escapeHtml(operation.operationId)}"><h3><span class="method">${method.toUpperCase()}</span> <code>${escapeHtml(path)}</code></h3>
<p>${escapeHtml(operation.summary)}.${operation.security ? " For people who are signed in." : ""}</p>
${printTable("Parameters", operation.parameters.map(({ name, in: place, required, schema }) => [`${name} <small>in ${place}</small>`, printType(schema), required]))}
${body ? printTable("Body", rowsOf(body)) : ""}
${answer ? `<details><summary>Answer</summary>${printTable("", rowsOf(answer))}</details>` : ""}
${errors.length > 0 ? `<p class="errors">${errors.map(([status, { description }]) => `${status} ${escapeHtml(description)}`).join(" · ")}</p>` : ""}</article>`;
}

type Row = [name: string, type: string, required: boolean];
const rowsOf = (schema: Schema): Row[] =>
  Object.entries(schema.properties ?? {}).map(([name, property]) => [escapeHtml(name), printType(property), (schema.required ?? []).includes(name)]);

function printTable(title: string, rows: Row[]): string {
  if (rows.length === 0) return "";
  return `${title ? `<h4>${title}</h4>` : ""}<table>${rows.map(([name, type, required]) =>
    `<tr><td><code>${name}</code></td><td>${type}</td><td>${required ? "required" : ""}</td></tr>`).join("")}</table>`;
}

/** A schema in a few words; what is nested folds out. */
function printType(schema: Schema): string {
  if (schema.const !== undefined) return `<code>${escapeHtml(JSON.stringify(schema.const))}</code>`;
  if (schema.enum) return schema.enum.map((value) => `<code>${escapeHtml(JSON.stringify(value))}</code>`).join(" or ");
  if (schema.anyOf) return schema.anyOf.map(printType).join(" or ");
  if (schema.properties) return `<details><summary>object</summary>${printTable("", rowsOf(schema))}</details>`;
  if (schema.type === "array") return `list of ${schema.items ? printType(schema.items) : "anything"}`;
  const bounds = [
    schema.format, schema.minLength !== undefined ? `at least ${String(schema.minLength)} characters` : undefined,
    schema.maxLength !== undefined ? `at most ${String(schema.maxLength)} characters` : undefined,
    schema.minimum !== undefined && schema.minimum !== Number.MIN_SAFE_INTEGER ? `≥ ${String(schema.minimum)}` : undefined,
    schema.maximum !== undefined && schema.maximum !== Number.MAX_SAFE_INTEGER ? `≤ ${String(schema.maximum)}` : undefined,
    schema.default !== undefined ? `default ${JSON.stringify(schema.default)}` : undefined,
  ].filter((part) => part !== undefined);
  return escapeHtml([[schema.type ?? "anything"].flat().join(" or "), ...bounds].join(", "));
}
