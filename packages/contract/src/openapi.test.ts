import { describe, expect, test } from "vitest";
import { ALL_ENDPOINTS } from "./endpoints/index.ts";
import { ERRORS } from "./errors.ts";
import { describeApi } from "./openapi.ts";

type Operation = { operationId: string; parameters: { name: string; in: string }[]; responses: Record<string, unknown>; requestBody?: unknown; security?: unknown };
const document = describeApi(ALL_ENDPOINTS, { version: "1.2.3", baseUrl: "http://localhost:3000" }) as {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
};
const operation = (path: string, method: string) => document.paths[path]![method.toLowerCase()]!;

describe("the contract", () => {
  test("ids and routes are unique", () => {
    expect(new Set(ALL_ENDPOINTS.map((e) => e.id)).size).toBe(ALL_ENDPOINTS.length);
    expect(new Set(ALL_ENDPOINTS.map((e) => `${e.method} ${e.path}`)).size).toBe(ALL_ENDPOINTS.length);
  });

  test.each(ALL_ENDPOINTS.map((e) => [e.id, e] as const))("%s names the parameters of its path", (_, endpoint) => {
    const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    const described = operation(endpoint.path, endpoint.method).parameters.filter((p) => p.in === "path").map((p) => p.name);
    expect(described.toSorted()).toEqual(inPath.toSorted());
  });

  test.each(ALL_ENDPOINTS.map((e) => [e.id, e] as const))("%s documents each of its errors", (_, endpoint) => {
    const { responses } = operation(endpoint.path, endpoint.method);
    for (const code of endpoint.errors) expect(responses).toHaveProperty(String(ERRORS[code].status));
  });

  test.each(ALL_ENDPOINTS.filter((e) => e.access !== "anyone").map((e) => [e.id, e] as const))("%s needs a session and says so", (_, endpoint) => {
    expect(endpoint.errors).toContain("not_signed_in");
    expect(operation(endpoint.path, endpoint.method).security).toBeDefined();
  });

  test("is an OpenAPI 3.1 document that survives JSON", () => {
    expect(document.openapi).toBe("3.1.0");
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });
});
