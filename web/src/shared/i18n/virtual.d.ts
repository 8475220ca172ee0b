// Modules that the build makes of the folders in locales/ (scripts/plugins.ts).
declare module "virtual:languages" {
  const languages: string[];
  export default languages;
}
declare module "virtual:texts" {
  const texts: Record<string, () => Promise<{ default: string }>>;
  export default texts;
}
