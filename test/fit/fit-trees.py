"""Fits boosted trees to the examples of a folder with xgboost (Debian: python3-xgboost).

python3 fit-trees.py FOLDER: reads settings.json, starts.bin, columns.bin, values.bin, answers.bin and weights.bin (the
named values of each row, row after row), writes trees.json: base, a line a tree as src/engine/models reads it, and the
log odds of every so many-th row, by which the lines are checked.
"""

import functools
import json
import math
import sys

import numpy
import xgboost

folder = sys.argv[1]
settings = json.load(open(f"{folder}/settings.json"))


def read(name, kind):
    return numpy.fromfile(f"{folder}/{name}.bin", kind)


def table():
    """All rows with their noughts: the engine knows no missing values, a feature that is absent is 0."""
    starts, columns, values = read("starts", "<i4"), read("columns", "<i4"), read("values", "<f4")
    rows = numpy.zeros((len(starts) - 1, settings["features"]), "f4")
    rows[numpy.repeat(numpy.arange(len(starts) - 1), numpy.diff(starts)), columns] = values
    return rows


@functools.cache
def values_of(column):
    return numpy.unique(rows[:, column])


def threshold(column, number):
    """The shortest number between the values that a split parts, about halfway: xgboost names the upper one of the two, and
    the engine's 64-bit values may be a little below its 32-bit rounding."""
    values = values_of(column)
    at = numpy.searchsorted(values, numpy.float32(number))
    if at == 0 or at == len(values):
        return f"{number:.9g}"
    lower, upper = float(values[at - 1]), float(values[at])
    middle, quarter = (lower + upper) / 2, (upper - lower) / 4
    texts = (f"{middle:.{digits}g}" for digits in range(1, 18))
    return next(text for text in texts if abs(float(text) - middle) < quarter)


def node(tree):
    """A node, then all that is below its threshold, then the rest."""
    if "leaf" in tree:
        return str(round(tree["leaf"] * settings["leafParts"]))
    below, above = (next(one for one in tree["children"] if one["nodeid"] == tree[way]) for way in ("yes", "no"))
    column = int(tree["split"][1:])
    return ";".join([f"{column} {threshold(column, tree['split_condition'])}", node(below), node(above)])


rows, answers, weights = table(), read("answers", "i1"), read("weights", "<f4")
share = float((answers * weights).sum() / weights.sum())
booster = xgboost.train(
    {
        "objective": "binary:logistic",
        "tree_method": "hist",
        "max_bin": 64,
        "base_score": share,
        "eta": settings["rate"],
        "max_depth": settings["depth"],
        "min_child_weight": settings["leastWeight"],
        "colsample_bytree": settings["columns"],
        "subsample": settings["examples"],
        "seed": 1,
    },
    xgboost.DMatrix(rows, answers, weight=weights),
    settings["rounds"],
)
trees = [node(json.loads(tree)) for tree in booster.get_dump(dump_format="json")]
checked = xgboost.DMatrix(rows[:: settings["every"]])
result = {
    "base": round(math.log(share / (1 - share)), 6),
    "trees": trees,
    "logOdds": [float(one) for one in booster.predict(checked, output_margin=True)],
}
json.dump(result, open(f"{folder}/trees.json", "w"))
