#!/usr/bin/env python3
"""The smallest bot: ./starboard arena siege --bots 'random,exec:python3 python/examples/first_choice_bot.py'"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
import starboard

starboard.bot(lambda question: 0)
