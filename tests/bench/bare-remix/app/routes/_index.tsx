import { useLoaderData } from "@remix-run/react";

export const loader = () => ({ greeting: "Order!" });

export default function Home() {
  return <h1>{useLoaderData<typeof loader>().greeting}</h1>;
}
