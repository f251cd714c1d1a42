import * as z from "zod/mini";
import type { Endpoint } from "./endpoint.ts";
import { ERRORS, errorBody } from "./errors.ts";

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodMiniType, io: "input" | "output"): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Json;
  return json;
};

function parameters(schema: z.ZodMiniType | undefined, place: "path" | "query"): Json[] {
  if (!schema) return [];
  const json = schemaOf(schema, "input") as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(json.properties ?? {}).map(([name, property]) => ({
    name, in: place, required: place === "path" || (json.required ?? []).includes(name), schema: property,
  }));
}

function operation(endpoint: Endpoint): Json {
  const statuses = new Map<number, string[]>();
  for (const code of endpoint.errors) {
    const { status } = ERRORS[code];
    statuses.set(status, [...(statuses.get(status) ?? []), code]);
  }
  const errorResponse = (codes: string[]): Json => ({
    description: codes.join(", "),
    content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
  });
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    tags: [endpoint.tag],
    ...(endpoint.access === "anyone" ? {} : { security: [{ cookie: [] }, { bearer: [] }] }),
    parameters: [...parameters(endpoint.params, "path"), ...parameters(endpoint.query, "query")],
    ...(endpoint.body ? { requestBody: { required: true, content: { "application/json": { schema: schemaOf(endpoint.body, "input") } } } } : {}),
    responses: {
      200: { description: "OK", content: { "application/json": { schema: schemaOf(endpoint.response, "output") } } },
      ...Object.fromEntries([...statuses].toSorted(([a], [b]) => a - b).map(([status, codes]) => [status, errorResponse(codes)])),
    },
  };
}

/** OpenAPI 3.1 of the given endpoints. */
export function describeApi(endpoints: readonly Endpoint[], options: { version: string; baseUrl: string }): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operation(endpoint);
  }
  return {
    openapi: "3.1.0",
    info: { title: "Tunewright", version: options.version, description: "Make, publish and hear songs. Every error has the shape of the schema Error." },
    servers: [{ url: options.baseUrl }],
    paths,
    components: {
      schemas: { Error: schemaOf(errorBody, "output") },
      securitySchemes: {
        cookie: { type: "apiKey", in: "cookie", name: "tunewright.session_token" },
        bearer: { type: "http", scheme: "bearer" },
      },
    },
  };
}
