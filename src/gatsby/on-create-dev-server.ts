import path from "node:path";
import type { CreateDevServerArgs, GatsbyNode } from "gatsby";
import { writeAdmin } from "../admin/write-admin";
import { adminPath } from "../shared/admin";

/** Serves the editors' forms beside the development server; there they write the files of this work tree. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app }: CreateDevServerArgs) => {
  const published = path.resolve("public");
  await writeAdmin(process.cwd(), published, true);
  app.get(adminPath, (_request: unknown, response: { sendFile(file: string): void }) =>
    response.sendFile(path.join(published, "admin/index.html")),
  );
};
