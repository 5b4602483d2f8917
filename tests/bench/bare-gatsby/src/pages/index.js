import React from "react";

export default function Home() {
  return <h1>Une page</h1>;
}

export function Head() {
  return <title>Une page</title>;
}
