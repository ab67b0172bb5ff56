// Thinking time: what a seat had left when the server looked, minus what has passed since, by the clock of the server.

export function secondsLeft(left: number, since: number, now: number, running: boolean): number {
  return Math.max(0, Math.floor(running ? left - Math.max(0, now - since) : left));
}

export function clockText(seconds: number): string {
  const two = (n: number): string => String(n).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  if (hours >= 48) return `${Math.floor(hours / 24)} d`;
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
