/** Two soft notes. Browsers keep a page silent until somebody has touched it: then nothing is heard, and nothing fails. */
export function ring(): void {
  const audio = new AudioContext();
  const loudness = audio.createGain();
  loudness.gain.setValueAtTime(0, audio.currentTime);
  loudness.connect(audio.destination);
  [659.26, 987.77].forEach((pitch, n) => {
    const start = audio.currentTime + n * 0.16;
    const note = audio.createOscillator();
    note.frequency.value = pitch;
    note.connect(loudness);
    loudness.gain.linearRampToValueAtTime(0.08, start + 0.01);
    loudness.gain.exponentialRampToValueAtTime(0.002, start + 0.15);
    note.start(start);
    note.stop(start + 0.5);
  });
  setTimeout(() => void audio.close(), 1500);
}
