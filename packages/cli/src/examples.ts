/** What the help of a command shows that it can be used for. */
export const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  games: ['./starboard games siege'],
  play: ['./starboard play siege', './starboard play orbital --seats you,hard,easy --save match.json'],
  serve: ['./starboard serve --port 8000'],
  simulate: ['./starboard simulate scramble --bots thumb --games 20 --html page.html'],
  arena: ['./starboard arena siege --bots thumb,random --games 20'],
  train: ['./starboard train siege --matches 20 --player thumb --rounds 50'],
  replay: ['./starboard replay match.json --as 0'],
  // What is saved by the example of play.
  verify: ['./starboard verify match.json'],
  env: [`echo '{"command": "reset", "seats": ["you", "medium"]}' | ./starboard env siege`],
  bench: ['./starboard bench siege --milliseconds 20'],
  cards: ['./starboard cards settlers export cards.json', './starboard cards settlers check cards.json'],
};
